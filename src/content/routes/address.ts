/** The parts of an address within the site: `/contact?package=starter#form`. */

/** An address within the site, in its parts. */
export interface AddressParts {
  /** Empty for a place on the page that the address stands on. */
  path: string
  /** From its question mark; empty where there is none. */
  query: string
  /** Without its hash; empty where there is none. */
  anchor: string
}

/** Takes an address apart; it need not be one that exists. */
export function addressParts(address: string): AddressParts {
  const [, path = '', query = '', anchor = ''] =
    /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(address) ?? []
  return { path, query, anchor }
}
