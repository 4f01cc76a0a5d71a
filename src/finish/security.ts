/** The headers that every answer carries, in the form that Netlify and Cloudflare Pages share. */
import { createHash } from 'node:crypto'

/**
 * The content security policy, the same for every page: own scripts, the one inlined style sheet.
 *
 * @param style the inlined style sheet
 * @param formTarget the origin that the contact form is sent to, where there is one
 */
export function contentSecurityPolicy(style: string, formTarget?: string): string {
  const hash = createHash('sha256').update(style).digest('base64')
  const directives: [string, ...string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'"],
    ['style-src', `'sha256-${hash}'`],
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...(formTarget ? [formTarget] : [])],
    ['manifest-src', "'self'"],
    ['form-action', "'self'", ...(formTarget ? [formTarget] : [])],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ['upgrade-insecure-requests'],
  ]
  return directives.map(parts => parts.join(' ')).join('; ')
}

/** Headers by path pattern. A pattern ends in `*` or is a path; no answer gets one header twice. */
export type HeaderRules = Record<string, Record<string, string>>

const FOR_EVER = 'public, max-age=31536000, immutable'

/** The headers of the site. Pages keep the hosts' default: asked anew each time, from the edge. */
export function headerRules(policy: string, prefix: string, noindex: boolean): HeaderRules {
  return {
    [`${prefix}/*`]: {
      'Content-Security-Policy': policy,
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      ...(noindex && { 'X-Robots-Tag': 'noindex' }),
    },
    // A page's data must be that of the build whose page it is.
    [`${prefix}/page-data/*`]: { 'Cache-Control': 'public, max-age=0, must-revalidate' },
    [`${prefix}/assets/*`]: { 'Cache-Control': FOR_EVER },
    [`${prefix}/static/*`]: { 'Cache-Control': FOR_EVER },
    // Social networks fetch these from their own origin.
    [`${prefix}/social/*`]: { 'Cache-Control': 'public, max-age=86400' },
  }
}

/** The file `_headers`. */
export function headersFile(rules: HeaderRules): string {
  return Object.entries(rules)
    .map(([path, headers]) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n')
}
