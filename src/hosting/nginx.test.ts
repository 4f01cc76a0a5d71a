import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readHeaderRules, readRedirectRules } from './host-files'
import { nginxConfiguration } from './nginx'
import { redirectsFile } from '../finish/redirects-file'
import { contentSecurityPolicy, headerRules, headersFile, headersFor } from '../finish/headers'

const redirects = [
  { from: '/old', to: '/about', permanent: true },
  { from: '/sale', to: '/services/seo#prices', permanent: false },
  { from: '/Caf%C3%A9/index.php', to: '/', permanent: true },
]
const settings = (prefix: string, noindex = false) => ({
  rules: headerRules({
    policy: contentSecurityPolicy('p{}'),
    prefix,
    noindex,
    pages: ['/', '/about'],
  }),
  redirects,
  prefix,
  root: '/srv/site',
  serverName: 'www.agency.example',
  listen: '80',
})

test('every header of every path is declared', () => {
  const text = nginxConfiguration(settings(''))
  const everywhere = Object.entries(settings('').rules['/*'] ?? {})
  expect(everywhere.length).toBeGreaterThan(5)
  for (const [name, value] of everywhere)
    expect(text).toContain(`add_header ${name} "${value.replaceAll('"', '\\"')}" always;`)
  expect(text).toMatch(
    /map \$request_uri \$site_cache_control \{\n {2}default "";\n(?: {2}"~.*\n)* {2}"~\^\/page-data\/"/,
  )
  expect(text).toContain('add_header Cache-Control $site_cache_control always;')
})

test('old addresses lead on with and without a slash, the query kept', () => {
  const text = nginxConfiguration(settings('/x'))
  expect(text).toContain('location = "/x/old" { return 301 "/x/about$is_args$args"; }')
  expect(text).toContain('location = "/x/Café/index.php" { return 301 "/x/$is_args$args"; }')
  expect(text).toContain(
    'location = "/x/sale/" { return 302 "/x/services/seo$is_args$args#prices"; }',
  )
})

test('the contact form leads to its handler, which is left out where there is none', () => {
  const contact = { endpoint: '/x/api/contact', upstream: 'http://127.0.0.1:9001' }
  const text = nginxConfiguration({ ...settings('/x'), contact })
  expect(text).toContain('location = /x/api/contact {\n    proxy_pass http://127.0.0.1:9001;')
  expect(nginxConfiguration(settings('/x'))).not.toContain('proxy_pass')
})

test('a preview’s server says noindex too', () => {
  expect(nginxConfiguration(settings('', true))).toContain(
    'add_header X-Robots-Tag "noindex" always;',
  )
})

test.each(['', '/x', '/deep/x'])(
  'headers and redirects are read back as written, below “%s”',
  prefix => {
    const folder = mkdtempSync(join(tmpdir(), 'host-files-'))
    const { rules } = settings(prefix)
    writeFileSync(join(folder, '_headers'), headersFile(rules))
    writeFileSync(join(folder, '_redirects'), redirectsFile(redirects, prefix))
    expect(readHeaderRules(folder)).toEqual(rules)
    expect(readRedirectRules(folder, prefix)).toEqual(redirects)
    rmSync(folder, { recursive: true })
  },
)

describe('what Netlify and Cloudflare Pages share', () => {
  const lines = headersFile(settings('/a/longer/prefix', true).rules).split('\n')

  test('fewer than 100 rules, no line longer than 2,000 characters', () => {
    expect(lines.filter(line => line.startsWith('/')).length).toBeLessThan(100)
    expect(lines.filter(line => line.length > 2000)).toEqual([])
  })

  // Cloudflare joins what two rules say of one header, and what Netlify does it does not say.
  test.each(['', '/x'])('no answer below “%s” gets a header from two rules', prefix => {
    const rules = Object.entries(settings(prefix, true).rules)
    const addresses = ['/', '/about', '/search', '/assets/a.js', '/pagefind/index/a', '/social/a']
    for (const address of addresses.map(path => prefix + path)) {
      const names = rules.flatMap(([pattern, headers]) =>
        Object.keys(headersFor({ [pattern]: headers }, address)),
      )
      expect(names.length).toBeGreaterThan(5)
      expect(names).toEqual([...new Set(names)])
    }
  })

  test('a pattern has one star, at its end', () => {
    for (const line of lines.filter(text => text.startsWith('/')))
      expect(line).toMatch(/^[^*]*\*?$/)
  })
})
