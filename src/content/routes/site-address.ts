/**
 * The address of the site's home page, without a slash at its end.
 *
 * @param url the host's address, with or without the prefix
 * @param prefix the path below which the site stands; empty at a host's root
 */
export function siteAddress(url: string, prefix: string): string {
  const bare = url.replace(/\/+$/, '')
  return prefix && !bare.endsWith(prefix) ? bare + prefix : bare
}
