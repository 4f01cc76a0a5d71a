import { createHash } from 'node:crypto'
import { headerRules, headersFile, headersFor, redirectsFile, type HeaderSettings } from './headers'

const rulesOf = (settings: Partial<HeaderSettings> = {}) =>
  headerRules({
    ...{ csp: {}, style: '', prefix: '', preview: false, headers: {} },
    ...settings,
  })
const policyOf = (settings: Partial<HeaderSettings>) =>
  rulesOf(settings)['/*']?.['Content-Security-Policy']?.split('; ')
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('the Content Security Policy allows the site’s scripts, and nothing inline except the style sheet', () => {
  const policy = policyOf({ style: 'p{color:red}' })
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self' ${hashOf('p{color:red}')}`,
      "frame-ancestors 'self'",
    ]),
  )
  expect(policy?.join()).not.toMatch(/unsafe|\*|upgrade-insecure/)
})

test('a site can add sources and directives', () => {
  const csp = { 'script-src': ["'wasm-unsafe-eval'"], 'frame-src': ['https://a.example'] }
  const policy = policyOf({ csp })
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'")
  expect(policy?.at(-1)).toBe('frame-src https://a.example')
})

test('other sites may embed images, fonts, and scripts, but not top-level pages', () => {
  const who = (path: string) => headersFor(rulesOf(), path)['Cross-Origin-Resource-Policy']
  for (const path of ['/', '/blog']) expect([path, who(path)]).toEqual([path, 'same-origin'])
  for (const path of ['/static/1-2/a.webp', '/social/index.png', '/assets/a-1.js'])
    expect([path, who(path)]).toEqual([path, undefined])
})

test('no two rules set the same header for one URL', () => {
  const rules = rulesOf()
  const addresses = [
    '/',
    '/about',
    '/links.speculationrules',
    '/blog/a',
    '/assets/a.js',
    '/static/1/a',
  ]
  for (const address of addresses) {
    const names = Object.entries(rules).flatMap(([pattern, headers]) =>
      Object.keys(headersFor({ [pattern]: headers }, address)),
    )
    expect([address, names.length]).toEqual([address, new Set(names).size])
  }
})

test('a site’s headers override the plugin’s, get the path prefix, and are written one per line', () => {
  const headers = { '/*': { 'X-Frame-Options': 'SAMEORIGIN' }, '/social/*': { 'X-A': 'b' } }
  const rules = rulesOf({ prefix: '/x', headers, preview: true })
  expect(rules['/x/*']).toMatchObject({
    'X-Frame-Options': 'SAMEORIGIN',
    'X-Robots-Tag': 'noindex',
  })
  expect(Object.keys(rules).every(pattern => pattern.startsWith('/x/'))).toBe(true)
  const file = headersFile(rules)
  expect(file).toMatch(/\n\/x\/social\/\*\n {2}X-A: b\n$/)
  for (const line of file.split('\n')) expect(line).toMatch(/^(?:|\/\S+| {2}[A-Z][\w-]+: .+)$/)
})

test('only files with hashed names are cached forever', () => {
  const kept = Object.entries(rulesOf()).filter(([, { 'Cache-Control': rule }]) =>
    rule?.includes('immutable'),
  )
  expect(kept.map(([pattern]) => pattern)).toEqual(['/assets/*', '/static/*'])
})

test('an old path redirects with and without a trailing slash', () => {
  expect(
    redirectsFile([
      { fromPath: '/old', toPath: '/about', isPermanent: true },
      { fromPath: '/sale', toPath: '/seo#prices' },
      { fromPath: '/gone', toPath: '/404.html', statusCode: 410 },
    ]),
  ).toBe(
    '/old /about 301\n/old/ /about 301\n/sale /seo#prices 302\n/sale/ /seo#prices 302\n' +
      '/gone /404.html 410\n/gone/ /404.html 410\n',
  )
})

test('rejects a redirect with conditions, since it would apply to everyone', () => {
  const german = { fromPath: '/x', toPath: '/de', conditions: { language: ['de'] } }
  expect(() => redirectsFile([german])).toThrow(
    '_redirects can’t contain a redirect with conditions: /x',
  )
})
