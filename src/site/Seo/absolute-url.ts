/**
 * A path as a whole address.
 *
 * @param siteUrl the site's address without a slash at its end
 * @param path a path that starts with a slash
 */
export function absoluteUrl(siteUrl: string, path: string): string {
  return path === '/' ? `${siteUrl}/` : siteUrl + path
}
