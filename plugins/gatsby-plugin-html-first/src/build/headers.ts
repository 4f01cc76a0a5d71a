/** `_headers` and `_redirects`, in the form that Netlify and Cloudflare Pages share. */
import { createHash } from 'node:crypto'
import type { HtmlFirstOptions } from './options'
import { ASSETS } from './webpack'

/**
 * Headers by path, in which `*` stands for anything and `:page` for anything without a slash. No two rules set one
 * header for one address: hosts would join the values.
 */
export type HeaderRules = Record<string, Record<string, string>>

/** A redirect as Gatsby's `createRedirect` keeps it, with the path prefix. */
export interface Redirect {
  fromPath: string
  toPath: string
  isPermanent?: boolean
  statusCode?: number
}

/**
 * The Content Security Policy that hosts send with every address: hosts join the rules that fit an address,
 * so that one policy for all pages is simpler than one for each, and as safe.
 *
 * Without `upgrade-insecure-requests`: WebKit follows it on http://localhost too, where nobody answers.
 *
 * @param style the inlined style sheet
 * @param csp further sources by directive
 */
export function contentSecurityPolicy(style: string, csp: HtmlFirstOptions['csp']): string {
  const hash = createHash('sha256').update(style).digest('base64')
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", `'sha256-${hash}'`],
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

/** The file of links that browsers may fetch ahead; a header names it, so that pages carry no script for it. */
export const SPECULATION_FILE = 'links.speculationrules'

/** Pages of the site, once a pointer rests on their link, for as long as the application does not do that. */
export const speculationRules = (prefix: string): string =>
  JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: `${prefix}/*` },
            { not: { href_matches: [`${prefix}/*.*`, `${prefix}/api/*`] } },
            { not: { selector_matches: '[data-application] a, a[href^="#"], a[download]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  })

const FOR_EVER = 'public, max-age=31536000, immutable'
const ownSite = { 'Cross-Origin-Resource-Policy': 'same-origin' }
const anySite = { 'Cross-Origin-Resource-Policy': 'cross-origin' }

/** What the headers depend on. */
export interface HeaderSettings extends Pick<HtmlFirstOptions, 'headers' | 'preview'> {
  policy: string
  /** The path below which the site stands; empty at a host's root. */
  prefix: string
  /** The paths of all pages. */
  pages: readonly string[]
}

/** The headers of the site. Pages keep the hosts' default: asked anew each time, from the edge. */
export function headerRules(settings: HeaderSettings): HeaderRules {
  const { policy, prefix, pages, preview } = settings
  const rules: HeaderRules = {
    '/*': {
      'Content-Security-Policy': policy,
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
    ...Object.fromEntries(patternsOf(pages).map(pattern => [pattern, ownSite])),
    [`/${ASSETS}/*`]: { 'Cache-Control': FOR_EVER, ...ownSite },
    // Readers of a feed show its pictures on pages of their own.
    '/static/*': { 'Cache-Control': FOR_EVER, ...anySite },
    // A page's data must be that of the build whose page it is.
    '/page-data/*': { 'Cache-Control': 'public, max-age=0, must-revalidate', ...ownSite },
  }
  for (const [pattern, headers] of Object.entries(settings.headers))
    rules[pattern] = { ...rules[pattern], ...headers }
  return Object.fromEntries(
    Object.entries(rules).map(([pattern, headers]) => [prefix + pattern, headers]),
  )
}

/**
 * The patterns that fit all pages. Those of the first level share one: Cloudflare Pages reads the first 100 rules of a
 * file and ignores the rest.
 */
function patternsOf(pages: readonly string[]): string[] {
  const patterns = pages.map(path => {
    const [, folder = '', ...more] = path.split('/')
    if (more.length > 0) return `/${folder}/*`
    return folder === '' ? '/' : '/:page'
  })
  return [...new Set(patterns)].sort()
}

/** The headers that an address gets. */
export function headersFor(rules: HeaderRules, address: string): Record<string, string> {
  const fitting = Object.entries(rules).filter(([pattern]) => {
    const source = pattern
      .replaceAll(/[.+?^$(){}|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll(/:\w+/g, '[^/]+')
    return new RegExp(`^${source}$`).test(address)
  })
  return Object.fromEntries(fitting.flatMap(([, headers]) => Object.entries(headers)))
}

/** The file `_headers`. */
export const headersFile = (rules: HeaderRules): string =>
  Object.entries(rules)
    .map(([path, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
      return `${[path, ...lines].join('\n')}\n`
    })
    .join('\n')

/** The file `_redirects`. An old address leads on with and without a slash at its end. */
export const redirectsFile = (redirects: readonly Redirect[]): string =>
  redirects
    .flatMap(({ fromPath, toPath, isPermanent, statusCode }) => {
      const status = statusCode ?? (isPermanent ? 301 : 302)
      return [fromPath, `${fromPath}/`].map(from => `${from} ${toPath} ${status}\n`)
    })
    .join('')
