/** Writes `_headers` and `_redirects` in the format that Netlify and Cloudflare Pages share. */
import { createHash } from 'node:crypto'
import type { Actions } from 'gatsby'
import type { HtmlFirstOptions } from './options'
import { ASSETS } from './webpack'

/**
 * Headers by path pattern: `*` matches anything, and `:page` matches anything without a slash. No two rules may set the
 * same header for one URL, because hosts would join the values.
 */
export type HeaderRules = Record<string, Record<string, string>>

/** A redirect in Gatsby's store, with the path prefix. */
export type Redirect = Parameters<Actions['createRedirect']>[0]

/** The settings for the headers. */
export interface HeaderSettings extends HtmlFirstOptions {
  /** The inlined style sheet, which the policy allows by hash. */
  style: string
  /** The path prefix the site is served under; empty at a host's root. */
  prefix: string
}

/**
 * Returns the Content Security Policy that hosts send with every response. Hosts join all rules that match a URL, so
 * one policy for all pages is simpler than a policy for each page, and just as safe.
 *
 * Omits `upgrade-insecure-requests`, because WebKit applies it to http://localhost too.
 */
function contentSecurityPolicy({ csp, style }: HeaderSettings) {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", `'sha256-${createHash('sha256').update(style).digest('base64')}'`],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
  }
  for (const [directive, sources] of Object.entries(csp))
    directives[directive] = [...(directives[directive] ?? []), ...sources]
  return Object.entries(directives)
    .map(parts => parts.flat().join(' '))
    .join('; ')
}

/** The file with rules for links to prefetch. A header points to it, so pages don't need an inline script. */
export const SPECULATION_FILE = 'links.speculationrules'

/** Prefetches a page when the pointer hovers over its link, until the application takes over. */
export const speculationRules = (prefix: string) =>
  JSON.stringify({
    prefetch: [
      {
        // Links with a period lead to files.
        where: {
          selector_matches: `html:not([data-application]) a[href^="${prefix}/"]:not([href*="."])`,
        },
        eagerness: 'moderate',
      },
    ],
  })

const FOREVER = { 'Cache-Control': 'public, max-age=31536000, immutable' }
const OWN_SITE = { 'Cross-Origin-Resource-Policy': 'same-origin' }

/** The site's headers. Pages keep the host's default caching: cached at the edge, revalidated on every request. */
export function headerRules(settings: HeaderSettings): HeaderRules {
  const { prefix, preview } = settings
  const rules: HeaderRules = {
    '/*': {
      'Content-Security-Policy': contentSecurityPolicy(settings),
      'Strict-Transport-Security': 'max-age=63072000',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'SAMEORIGIN',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Speculation-Rules': `"${prefix}/${SPECULATION_FILE}"`,
      ...(preview && { 'X-Robots-Tag': 'noindex' }),
    },
    [`/${SPECULATION_FILE}`]: {
      'Content-Type': 'application/speculationrules+json',
      'Cache-Control': 'public, max-age=86400',
    },
    // Only top-level pages: a rule for all pages would also cover images, which feed readers show on their own pages.
    '/': OWN_SITE,
    '/:page': OWN_SITE,
    [`/${ASSETS}/*`]: FOREVER,
    '/static/*': FOREVER,
    // A page's data must come from the same build as the page.
    '/page-data/*': { 'Cache-Control': 'public, max-age=0, must-revalidate' },
  }
  for (const [pattern, headers] of Object.entries(settings.headers))
    rules[pattern] = { ...rules[pattern], ...headers }
  return Object.fromEntries(
    Object.entries(rules).map(([pattern, headers]) => [prefix + pattern, headers]),
  )
}

/** Returns the headers for a path. */
export function headersFor(rules: HeaderRules, path: string): Record<string, string> {
  const matching = Object.entries(rules).filter(([pattern]) => toRegExp(pattern).test(path))
  return Object.fromEntries(matching.flatMap(([, headers]) => Object.entries(headers)))
}

/** Converts a path pattern to a regular expression: `*` matches anything, `:name` anything without a slash. */
export function toRegExp(pattern: string) {
  const source = pattern
    .replaceAll(/[.+?^$(){}|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll(/:\w+/g, '[^/]+')
  return new RegExp(`^${source}$`)
}

/** The contents of `_headers`. */
export const headersFile = (rules: HeaderRules) =>
  Object.entries(rules)
    .map(([path, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
      return `${[path, ...lines].join('\n')}\n`
    })
    .join('\n')

/** The contents of `_redirects`. Redirects match paths with and without a trailing slash. */
export const redirectsFile = (redirects: readonly Redirect[]) =>
  redirects
    .map(({ fromPath, toPath, isPermanent, statusCode, conditions }) => {
      if (conditions)
        throw new Error(`_redirects can’t contain a redirect with conditions: ${fromPath}`)
      const status = statusCode ?? (isPermanent ? 301 : 302)
      const path = fromPath.replace(/(?<=.)\/$/, '')
      return `${path} ${toPath} ${status}\n${path}/ ${toPath} ${status}\n`
    })
    .join('')
