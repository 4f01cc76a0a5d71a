/** The headers that every answer carries, in the form that Netlify and Cloudflare Pages share. */
import { createHash } from 'node:crypto'
import type { Site } from '../../content/site'

/**
 * The content security policy that hosts send with every address: own scripts, the inlined style sheet, and
 * the sheets of tools.
 *
 * Scripts may compile WebAssembly, which the search does: hosts join the rules that fit an address, so one
 * policy for all pages is simpler and as safe.
 *
 * Without `upgrade-insecure-requests`: no address of the site is http, so there is nothing to upgrade,
 * and WebKit follows it on http://localhost too, where every link, font and script would be asked for
 * by https, which nobody answers.
 *
 * @param style the inlined style sheet
 * @param formTarget the origin that the contact form is sent to, where there is one
 */
export function contentSecurityPolicy(style: string, formTarget?: string): string {
  const hash = createHash('sha256').update(style).digest('base64')
  const directives: [string, ...string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", "'wasm-unsafe-eval'"],
    ['style-src', "'self'", `'sha256-${hash}'`],
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...(formTarget ? [formTarget] : [])],
    ['manifest-src', "'self'"],
    ['form-action', "'self'", ...(formTarget ? [formTarget] : [])],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
  ]
  return directives.map(parts => parts.join(' ')).join('; ')
}

/**
 * Which pages browsers may fetch before a link is followed, for as long as the application does not do that
 * itself. A host names the file in a header, so that pages carry no script for it; browsers that save data or
 * power fetch nothing by it.
 */
export const SPECULATION_FILE = 'links.speculationrules'

/** What stands in that file: pages of the site, once a pointer rests on their link or presses it. */
export const speculationRules = (prefix: string): string =>
  JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: `${prefix}/*` },
            // Feeds, files, and the form's answers.
            { not: { href_matches: [`${prefix}/*.*`, `${prefix}/api/*`] } },
            { not: { selector_matches: '[data-application] a, a[href^="#"], a[download]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  })

/** Headers by path pattern, which ends in `*` or is a path. No two rules set one header for one address. */
export type HeaderRules = Record<string, Record<string, string>>

const FOR_EVER = 'public, max-age=31536000, immutable'

/** What the headers depend on. */
export interface HeaderSettings {
  /** The content security policy. */
  policy: string
  /** The path below which the site stands; empty at a host's root. */
  prefix: string
  /** The paths of all pages. */
  pages: readonly string[]
  /** Whether no page may be listed: a preview. */
  noindex: boolean
  /** How far browsers are told to keep to https; this host alone where left out. */
  strictTransport?: Site['strictTransport']
}

const STRICT_TRANSPORT = {
  host: 'max-age=63072000',
  subdomains: 'max-age=63072000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
}

/** Who may put a file into a page of another site. */
const ownSite = { 'Cross-Origin-Resource-Policy': 'same-origin' }
const anySite = { 'Cross-Origin-Resource-Policy': 'cross-origin' }

/** The headers of the site. Pages keep the hosts' default: asked anew each time, from the edge. */
export function headerRules(settings: HeaderSettings): HeaderRules {
  const { policy, prefix, pages, noindex, strictTransport } = settings
  const rules: HeaderRules = {
    '/*': {
      'Content-Security-Policy': policy,
      'Strict-Transport-Security': STRICT_TRANSPORT[strictTransport ?? 'host'],
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Speculation-Rules': `"${prefix}/${SPECULATION_FILE}"`,
      ...(noindex && { 'X-Robots-Tag': 'noindex' }),
    },
    [`/${SPECULATION_FILE}`]: {
      'Content-Type': 'application/speculationrules+json',
      'Cache-Control': 'public, max-age=86400',
      ...ownSite,
    },
    ...Object.fromEntries(patternsOf(pages).map(pattern => [pattern, ownSite])),
    ...Object.fromEntries(
      ['assets'].map(folder => [`/${folder}/*`, { 'Cache-Control': FOR_EVER, ...ownSite }]),
    ),
    // Readers of the feed show its pictures on pages of their own.
    '/static/*': { 'Cache-Control': FOR_EVER, ...anySite },
    // A page's data must be that of the build whose page it is.
    '/page-data/*': { 'Cache-Control': 'public, max-age=0, must-revalidate', ...ownSite },
    // Social networks fetch these from their own origin.
    '/social/*': { 'Cache-Control': 'public, max-age=86400', ...anySite },
  }
  return Object.fromEntries(
    Object.entries(rules).map(([pattern, headers]) => [prefix + pattern, headers]),
  )
}

/** The patterns that fit all pages and no file: each page of the first level, and what is below it. */
function patternsOf(pages: readonly string[]): string[] {
  const first = (path: string) => `/${path.split('/')[1] ?? ''}`
  const patterns = pages.map(path => (path === first(path) ? path : `${first(path)}/*`))
  return [...new Set(patterns)].sort()
}

/** The headers that an address gets. */
export function headersFor(rules: HeaderRules, address: string): Record<string, string> {
  const fitting = Object.entries(rules).filter(([pattern]) =>
    pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern,
  )
  return Object.fromEntries(fitting.flatMap(([, headers]) => Object.entries(headers)))
}

/** The file `_headers`. */
export function headersFile(rules: HeaderRules): string {
  return Object.entries(rules)
    .map(([path, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
      return [path, ...lines].join('\n')
    })
    .join('\n\n')
    .concat('\n')
}
