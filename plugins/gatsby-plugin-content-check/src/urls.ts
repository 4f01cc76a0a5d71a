/** The URLs that texts refer to. */

/** Whether a URL starts at the site's root, or isn't on the site at all. */
export const isAbsolute = (url: string): boolean => /^(?:[a-z][a-z\d+.-]*:|\/)/i.test(url)

/** Whether a URL isn't on the site. */
export const isExternal = (url: string): boolean => isAbsolute(url) && !/^\/(?!\/)/.test(url)

/** A URL without its query and anchor, as a path whose `%20` are spaces. */
export const pathOfUrl = (url: string): string => decoded(url.replace(/[?#].*/s, ''))

/** Decodes a URL. A `%` that isn't followed by a code stays. */
export const decoded = (url: string): string =>
  url.replace(/(?:%[\da-f]{2})+/gi, codes =>
    Buffer.from(codes.replaceAll('%', ''), 'hex').toString(),
  )

/** A comment, the `src` of an image, or the `href` of a link: in quotation marks, braces and quotation marks, or neither. */
const SOURCE =
  /<!--[^]*?-->|<(?:img|a)\s(?:[^>"']|"[^"]*"|'[^']*')*?\b(src|href)\s*=\s*(?:\{?\s*(["'\x60])((?:(?!\2|\$\{)[^])*)\2|([^\s"'\x60{}>]+))/gi

/** The images and links in HTML or JSX. */
export const urlsIn = (tags: string): { url: string; isImage: boolean; index: number }[] =>
  [...tags.matchAll(SOURCE)].flatMap(({ 1: name, 3: quoted, 4: bare = '', index }) =>
    name ? { url: quoted ?? bare, isImage: name.toLowerCase() === 'src', index } : [],
  )
