/**
 * Parses the path prefix the site is served under.
 *
 * @param given the value of `PATH_PREFIX`, such as `/x`, `x`, or `/x/y/`; empty or `/` for none
 * @returns the prefix without a trailing slash, such as `/x`; empty for none
 * @throws if it isn't a path, or contains `..`
 */
export function readPathPrefix(given: string | undefined) {
  const parts = (given ?? '').split('/').filter(part => part !== '')
  const wrong = parts.find(part => !/^[\w.~-]+$/.test(part) || /^\.+$/.test(part))
  if (wrong !== undefined) {
    throw new Error(
      `PATH_PREFIX=${given}: “${wrong}” can’t be part of a path. Use a prefix like /x.`,
    )
  }
  return parts.map(part => `/${part}`).join('')
}
