import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { readBuiltSite } from './built-site'
import { compareSites } from './compare'
import { htmlReport } from './html'
import { textReport } from './text'

function built(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'report-'))
  for (const [name, text] of Object.entries({ _redirects: '', ...files })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return readBuiltSite(folder)
}
const home = (price: string) => `<h1>From ${price}</h1><a href="/old">Old</a>`

test('a report says what came, went and changed, and what leads nowhere', () => {
  const before = built({ 'index.html': home('$10'), 'old.html': '<p>Old' })
  const report = compareSites(before, built({ 'index.html': home('$12'), 'new.html': '' }), 'it')
  expect(report).toMatchObject({ added: ['/new'], changed: ['/'], broken: [{ pages: ['/'] }] })
  expect(textReport(report)).toMatch(
    /\/old is removed and no[^]*\n- From \$10 \(\/\)\n\+ From \$12 \(\/\)\n/,
  )
})

const POLICY = "default-src 'none'; script-src 'self'; form-action 'self'"
const secured = {
  'index.html': '<form action="/search"><input></form>',
  'contact.html': '<form method="post" action="/api/contact"><button>Send</button></form>',
  'api/contact.json': '{ "email": "hello@agency.example" }',
  _headers: `/*\n  Content-Security-Policy: ${POLICY}; style-src 'sha256-a='\n  X-Frame-Options: DENY\n`,
  _redirects: '/old /about 301\n/old/ /about 301\n/gone / 301\n/gone/ / 301\n',
}
const compared = (change: Partial<typeof secured>) =>
  compareSites(built(secured), built({ ...secured, ...change }), 'it')

test.each<[string, Partial<typeof secured>, string[]]>([
  [
    'the policy',
    {
      _headers: secured._headers.replace(
        "script-src 'self'",
        "script-src 'self' https://evil.example",
      ),
    },
    ['+ Content-Security-Policy script-src: https://evil.example'],
  ],
  [
    'a directive that is gone',
    { _headers: secured._headers.replace("; form-action 'self'", '') },
    ["- Content-Security-Policy form-action: 'self'"],
  ],
  [
    'another header',
    { _headers: secured._headers.replace('DENY', 'SAMEORIGIN') },
    ['- X-Frame-Options: DENY', '+ X-Frame-Options: SAMEORIGIN'],
  ],
  [
    'the target of a form',
    { 'contact.html': secured['contact.html'].replace('/api/contact', 'https://evil.example/') },
    ['- Form target: POST /api/contact', '+ Form target: POST https://evil.example/'],
  ],
  [
    'a button with a target of its own',
    { 'index.html': '<form action="/search"><button formaction="https://evil.example/">' },
    ['+ Form target: GET https://evil.example/'],
  ],
  [
    'who gets messages',
    { 'api/contact.json': '{ "email": "evil@evil.example" }' },
    ['- Messages go to: hello@agency.example', '+ Messages go to: evil@evil.example'],
  ],
  [
    'redirects',
    { _redirects: '/old /contact 301\n/old/ /contact 301\n/new / 302\n/new/ / 302\n' },
    [
      '- Redirect from /old: /about',
      '+ Redirect from /old: /contact',
      '- Redirect from /gone: /',
      '+ Redirect from /new: /',
    ],
  ],
])('the report begins with what only a maintainer may change: %s', (_, change, lines) => {
  const report = compared(change)
  const [title, blank, heading, ...rest] = textReport(report).split('\n')
  expect([title?.slice(0, 9), blank, heading]).toEqual([
    'What it d',
    '',
    expect.stringContaining('@@ Security'),
  ])
  expect(rest.slice(0, rest.indexOf(''))).toEqual(lines)
  const html = htmlReport(report, [], 0)
  expect(html.indexOf('<h2>')).toBe(html.indexOf('<h2>Security'))
})

test('a change of the styles is no change of policy', () => {
  const change = { _headers: secured._headers.replace('sha256-a=', 'sha256-b=') }
  expect(textReport(compared(change))).not.toContain('Security')
})
