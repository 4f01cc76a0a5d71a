/** The small files beside the pages: redirects, robots, feed, headers, style sheet. */
import { createHash } from 'node:crypto'
import { datedFeed } from './feed-file'
import { redirectsFile } from './redirects-file'
import { robotsFile } from './robots-file'
import {
  contentSecurityPolicy,
  headerRules,
  headersFile,
  headersFor,
  withoutWebAssembly,
  type HeaderSettings,
} from './headers'
import { finishStyleSheet } from './style-sheet'

describe('_redirects', () => {
  const redirects = [
    { from: '/old', to: '/about', permanent: true },
    { from: '/sale', to: '/services/seo', permanent: false },
  ]

  test('an old address leads on, with and without a slash', () => {
    expect(redirectsFile(redirects, '')).toBe(
      '/old /about 301\n/old/ /about 301\n/sale /services/seo 302\n/sale/ /services/seo 302\n',
    )
  })

  test('below a prefix both addresses stand below it', () => {
    expect(redirectsFile(redirects.slice(0, 1), '/x')).toBe(
      '/x/old /x/about 301\n/x/old/ /x/about 301\n',
    )
  })

  test('none make an empty file', () => {
    expect(redirectsFile([], '')).toBe('\n')
  })
})

describe('robots.txt', () => {
  test('names the sitemap of the live site', () => {
    expect(robotsFile('https://a.example', false)).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://a.example/sitemap-index.xml\n',
    )
  })

  test('turns everyone away from a preview', () => {
    expect(robotsFile('https://a.example', true)).toBe('User-agent: *\nDisallow: /\n')
  })
})

describe('the feed', () => {
  const feed = (items: string) =>
    `<rss><channel><lastBuildDate>Now</lastBuildDate>${items}</channel></rss>`

  test('carries the date of its newest post instead of the build’s', () => {
    const items =
      '<item><pubDate>Tue, 02 Jan 2024</pubDate></item><item><pubDate>Mon, 01 Jan 2024</pubDate></item>'
    expect(datedFeed(feed(items))).toBe(feed(items).replace('Now', 'Tue, 02 Jan 2024'))
  })

  test('carries no date where there is no post', () => {
    expect(datedFeed(feed(''))).toBe('<rss><channel></channel></rss>')
  })
})

describe('the security policy', () => {
  const directives = (policy: string) =>
    new Map(policy.split('; ').map(part => [part.split(' ')[0], part.split(' ').slice(1)]))

  test('allows own scripts and the one style sheet, by its hash, and nothing inline', () => {
    const style = 'p{color:red}'
    const policy = contentSecurityPolicy(style)
    expect(directives(policy).get('script-src')).toEqual(["'self'", "'wasm-unsafe-eval'"])
    expect(directives(withoutWebAssembly(policy)).get('script-src')).toEqual(["'self'"])
    expect(directives(policy).get('style-src')).toEqual([
      "'self'",
      `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    ])
    expect(directives(policy).get('default-src')).toEqual(["'none'"])
    expect(directives(policy).get('frame-ancestors')).toEqual(["'none'"])
    expect(withoutWebAssembly(policy)).not.toMatch(/unsafe|\*/)
    // WebKit follows it on http://localhost, where nobody answers https.
    expect(directives(policy).has('upgrade-insecure-requests')).toBe(false)
  })

  test('another style sheet has another hash', () => {
    expect(contentSecurityPolicy('a{}')).not.toBe(contentSecurityPolicy('b{}'))
  })

  test('the form’s address is allowed where there is one, and only for forms and requests', () => {
    const policy = contentSecurityPolicy('a{}', 'https://forms.example')
    expect(directives(policy).get('form-action')).toEqual(["'self'", 'https://forms.example'])
    expect(directives(policy).get('connect-src')).toEqual(["'self'", 'https://forms.example'])
    expect(policy.match(/forms\.example/g)).toHaveLength(2)
  })
})

describe('_headers', () => {
  const rulesOf = (settings: Partial<HeaderSettings> = {}) =>
    headerRules({
      policy: 'x',
      prefix: '',
      noindex: false,
      pages: ['/', '/blog', '/blog/a-post', '/blog/tags/a'],
      ...settings,
    })

  test('keep other sites from everything but pictures and faces', () => {
    const rules = rulesOf()
    const who = (path: string) => headersFor(rules, path)['Cross-Origin-Resource-Policy']
    for (const path of ['/', '/blog', '/blog/a-post', '/assets/a-1.js', '/page-data/app-data.json'])
      expect([path, who(path)]).toEqual([path, 'same-origin'])
    for (const path of ['/static/1-2/a.webp', '/social/blog.png'])
      expect([path, who(path)]).toEqual([path, 'cross-origin'])
  })

  test('hosts below this one, and browsers that were never here, are the owner’s to decide', () => {
    const name = 'Strict-Transport-Security'
    expect(rulesOf()['/*']?.[name]).toBe('max-age=63072000')
    expect(rulesOf({ strictTransport: 'subdomains' })['/*']?.[name]).toMatch(/; includeSubDomains$/)
    expect(rulesOf({ strictTransport: 'preload' })['/*']?.[name]).toMatch(
      /; includeSubDomains; preload$/,
    )
  })

  test('stand below the prefix, one header a line', () => {
    const rules = rulesOf({ policy: 'default-src none', prefix: '/x' })
    expect(Object.keys(rules)).toEqual(
      [
        '*',
        'links.speculationrules',
        '',
        'blog',
        'blog/*',
        'pagefind/index/*',
        'pagefind/fragment/*',
        'pagefind/filter/*',
        'assets/*',
        'static/*',
        'page-data/*',
        'social/*',
      ].map(path => `/x/${path}`),
    )
    const file = headersFile(rules)
    expect(file).toContain('/x/*\n  Content-Security-Policy: default-src none\n')
    for (const line of file.split('\n')) expect(line).toMatch(/^(?:|\/\S+| {2}[A-Z][\w-]+: .+)$/)
  })

  test('tell browsers to keep what has a hash in its name, and nothing else for ever', () => {
    const rules = rulesOf()
    expect(rules['/assets/*']?.['Cache-Control']).toContain('immutable')
    expect(rules['/*']?.['Cache-Control']).toBeUndefined()
    expect(rules['/social/*']?.['Cache-Control']).not.toContain('immutable')
  })

  test('a preview may not be listed', () => {
    expect(rulesOf({ noindex: true })['/*']?.['X-Robots-Tag']).toBe('noindex')
    expect(rulesOf()['/*']?.['X-Robots-Tag']).toBeUndefined()
  })
})

describe('the style sheet', () => {
  test('starts with the layers in their order, whatever order the modules came in', () => {
    const css = '@layer blocks{.b{color:red}}@layer base{.b{color:#000}}'
    const result = finishStyleSheet(css)
    expect(result).toMatch(
      /^@layer tokens,\s?reset,\s?base,\s?compositions,\s?blocks,\s?utilities;|^@layer tokens/,
    )
    expect(result.indexOf('@layer base')).toBeLessThan(result.lastIndexOf('@layer blocks'))
  })

  test('is small and the same each time', () => {
    expect(finishStyleSheet('.a { margin: 0px 0px 0px 0px }')).toContain('.a{margin:0}')
    expect(finishStyleSheet('.a{margin:0}')).toBe(finishStyleSheet('.a{margin:0}'))
  })
})
