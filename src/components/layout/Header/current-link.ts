/**
 * The `aria-current` of a link on a page: `page` for the page itself, `true` for the section it is in.
 *
 * @param to the link's path
 * @param path the page's path
 */
export function currentOf(to: string, path: string): 'page' | 'true' | undefined {
  if (to === path) return 'page'
  return to !== '/' && path.startsWith(`${to}/`) ? 'true' : undefined
}
