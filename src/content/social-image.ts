/**
 * The path of a page's social image, without the path prefix.
 *
 * @param path the page's path, without the prefix
 */
export function socialImagePath(path: string): string {
  return `/social${path === '/' ? '/index' : path}.png`
}
