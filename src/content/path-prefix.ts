/**
 * The path below which the site stands, as `PATH_PREFIX` gives it.
 *
 * @param given `/x`, `x` or `/x/y/`; nothing, an empty text or `/` for a host's root
 * @returns `/x` without a slash at its end; empty at a host's root
 * @throws for what is no path of its own: an address, a query, a step upwards
 */
export function readPathPrefix(given: string | undefined): string {
  const parts = (given ?? '').split('/').filter(part => part !== '')
  const wrong = parts.find(part => !/^[\w.~-]+$/.test(part) || /^\.+$/.test(part))
  if (wrong !== undefined) {
    throw new Error(
      `PATH_PREFIX=${given}: “${wrong}” cannot be a part of a path. Give one like /x.`,
    )
  }
  return parts.map(part => `/${part}`).join('')
}
