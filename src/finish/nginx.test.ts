import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readHeaderRules, readRedirectRules } from './host-files'
import { nginxConfiguration } from './nginx'
import { redirectsFile } from './redirects'
import { contentSecurityPolicy, headerRules, headersFile } from './security'

const redirects = [
  { from: '/old', to: '/about', permanent: true },
  { from: '/sale', to: '/services/seo#prices', permanent: false },
]
const settings = (prefix: string, noindex = false) => ({
  rules: headerRules(contentSecurityPolicy('p{}'), prefix, noindex),
  redirects,
  prefix,
  root: '/srv/site',
  serverName: 'www.agency.example',
  listen: '80',
})

test('every header of every path is declared', () => {
  const text = nginxConfiguration(settings(''))
  for (const [name, value] of Object.entries(settings('').rules['/*'] ?? {}))
    expect(text).toContain(`add_header ${name} "${value}" always;`)
  expect(text).toMatch(
    /map \$request_uri \$site_cache_control \{\n {2}default "";\n {2}"~\^\/page-data\/"/,
  )
  expect(text).toContain('add_header Cache-Control $site_cache_control always;')
})

test('old addresses lead on with and without a slash, the query kept', () => {
  const text = nginxConfiguration(settings('/x'))
  expect(text).toContain('location = "/x/old" { return 301 "/x/about$is_args$args"; }')
  expect(text).toContain(
    'location = "/x/sale/" { return 302 "/x/services/seo$is_args$args#prices"; }',
  )
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

  test('no answer gets a header from two rules: Cloudflare would join their values', () => {
    const entries = Object.entries(settings('').rules)
    const twice = entries.flatMap(([pattern, headers]) =>
      entries
        .filter(([other]) => other !== pattern && pattern.startsWith(other.replace(/\*$/, '')))
        .flatMap(([, others]) => Object.keys(headers).filter(name => name in others)),
    )
    expect(twice).toEqual([])
  })

  test('a pattern has one star, at its end', () => {
    for (const line of lines.filter(text => text.startsWith('/')))
      expect(line).toMatch(/^[^*]*\*?$/)
  })
})
