import { withPrefix } from 'gatsby'

/** The page's path as the site knows it: without the prefix that it may be served under. */
export function stripPathPrefix(pathname: string): string {
  const prefix = withPrefix('/').replace(/\/$/, '')
  if (!prefix || (pathname !== prefix && !pathname.startsWith(`${prefix}/`))) return pathname
  return pathname.slice(prefix.length) || '/'
}
