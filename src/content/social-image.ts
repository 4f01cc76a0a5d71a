/**
 * The address of a page's social image, without prefix: src/social writes it, and the page's head and
 * its structured data name it.
 *
 * @param path the page's, without prefix
 */
export function socialImagePath(path: string): string {
  return `/social${path === '/' ? '/index' : path}.png`
}
