import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { readBuiltSite } from './built-site'
import { compareSites } from './compare'
import { htmlReport } from './html'
import { headline } from './sections'
import { textReport } from './text'

/** The files that every build writes, besides pages. */
const EMPTY = { _headers: '', _redirects: '', 'api/contact.json': '{}' }

function built(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'report-'))
  for (const [name, text] of Object.entries({ ...EMPTY, ...files })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return readBuiltSite(folder)
}
const compare = (before: Record<string, string>, after: Record<string, string>) =>
  compareSites(built(before), built(after))
const home = (price: string) => `<h1>From ${price}</h1><a href="/old">Old</a>`
/** A page with a menu. */
const page = (main: string, menu = '<a href="/">Home</a>', style = '') =>
  `<style>${style}</style><header>${menu}</header><main>${main}</main>`

test('reports added, removed, and changed pages and broken links', () => {
  const report = compare(
    { 'index.html': home('$10'), 'old.html': '<p>Old' },
    { 'index.html': home('$12'), 'new.html': '' },
  )
  expect(report).toMatchObject({ added: ['/new'], changed: ['/'], broken: [{ pages: ['/'] }] })
  expect(headline(report)).toBe(
    'Broken links (1), Removed pages (1), Added pages (1), Text (1), Changed pages (1)',
  )
  expect(textReport(report)).toMatch(
    /\/old has no redirect\n[^]*\n- From \$10 \(\/\)\n\+ From \$12 \(\/\)\n/,
  )
})

test('reports links with invalid escapes as broken', () => {
  const links = '<a href="#%">A</a><a href="/%E0%A4%A">B</a><a href="/%">C</a>'
  const report = compare({ 'index.html': '' }, { 'index.html': links })
  expect(report.broken.map(({ pieces }) => pieces[0]?.value).sort()).toEqual([
    '#%',
    '/%',
    '/%E0%A4%A',
  ])
})

test('compares a renamed page with its old version and counts pages that link to it as unchanged', () => {
  const linking = (path: string) => page(`<a href="${path}">The story</a>`)
  const story = (path: string, sum: string) =>
    `<link rel="canonical" href="https://agency.example${path}">${page(`<p>They paid ${sum}.`)}`
  const report = compare(
    { 'index.html': linking('/story'), 'story.html': story('/story', '$10') },
    {
      'index.html': linking('/new-story'),
      'new-story.html': story('/new-story', '$11'),
      _redirects: '/story /new-story 301\n/story/ /new-story 301\n',
    },
  )
  expect(report).toMatchObject({
    renamed: new Map([['/new-story', '/story']]),
    ...{ added: [], removed: [], changed: [], head: [] },
  })
  expect(textReport(report)).toContain(
    '- They paid $10. (/new-story)\n+ They paid $11. (/new-story)\n',
  )
})

test('lists changes of a page’s own text before a change of the menu', () => {
  const report = compare(
    { 'index.html': page('<h1>Welcome'), 'about.html': page('<h1>About') },
    {
      'index.html': page('<h1>Welcome', '<a href="/">Start</a>'),
      'about.html': page('<h1>About us', '<a href="/">Start</a>'),
    },
  )
  expect(headline(report)).toBe('Text (2), Changed pages (2)')
  expect(report.text.map(({ pages }) => pages)).toEqual([['/about'], ['/about', '/']])
})

test('lists each changed sentence with its pages, and those on the fewest pages first', () => {
  const texts = (price: string, word: string) => ({
    'index.html': page(`<p>From ${price}.`),
    'services.html': page(`<p>Sites cost ${price} or more.<p>We ${word}.`),
    'about.html': page(`<p>From ${price}.`),
  })
  const { text } = compare(texts('$10', 'listen'), texts('$12', 'hear'))
  const after = text.map(({ pieces, pages }) => [
    ...[pieces.map(({ value, removed }) => (removed ? '' : value)).join(''), pages],
  ])
  expect(after).toEqual([
    ['Sites cost $12 or more.', ['/services']],
    ['We hear.', ['/services']],
    ['From $12.', ['/about', '/']],
  ])
})

test('lists a changed style sheet, scripts, and social images', () => {
  const site = (color: string, bytes: string) => ({
    'index.html': page('<h1>Home', '', `a { color: ${color} }`),
    'social/index.png': bytes,
    'assets/app-0123456789abcdef.js': bytes,
    'page-data/index/page-data.json': bytes,
  })
  const report = compare(site('red', 'a'), site('green', 'b'))
  expect(headline(report)).toBe('Changed files (3)')
  for (const name of ['Style sheet', '/assets/app.js', '/social/index.png'])
    expect(textReport(report)).toContain(`\n  ${name}\n`)
})

test('reports no changes for two builds of the same source', () => {
  const site = { 'index.html': page('<h1>Home'), 'rss.xml': 'a' }
  const report = compare(site, site)
  expect(textReport(report)).toBe('What this change does to the site: No changes.\n')
  expect(htmlReport(report, { pairs: [], left: 0 })).not.toMatch(/<h2|<img/)
})

const POLICY = "default-src 'none'; script-src 'self'; form-action 'self'"
const secured = {
  'index.html': '<form action="/search"><input></form>',
  'contact.html': '<form method="post" action="/api/contact"><button>Send</button></form>',
  'api/contact.json': '{ "email": "hello@agency.example" }',
  _headers: `/*\n  Content-Security-Policy: ${POLICY}; style-src 'sha256-a='\n  X-Frame-Options: DENY\n`,
  _redirects: '/old /about 301\n/old/ /about 301\n/gone / 301\n/gone/ / 301\n',
}
const compared = (change: Partial<typeof secured>) => compare(secured, { ...secured, ...change })

test.each<[string, Partial<typeof secured>, string[]]>([
  [
    'a new policy source',
    {
      _headers: secured._headers.replace(
        "script-src 'self'",
        "script-src 'self' https://evil.example",
      ),
    },
    [
      "- Content-Security-Policy: script-src 'self'",
      "+ Content-Security-Policy: script-src 'self' https://evil.example",
    ],
  ],
  [
    'a removed policy directive',
    { _headers: secured._headers.replace("; form-action 'self'", '') },
    ["- Content-Security-Policy: form-action 'self'"],
  ],
  [
    'a changed header',
    { _headers: secured._headers.replace('DENY', 'SAMEORIGIN') },
    ['- X-Frame-Options: DENY', '+ X-Frame-Options: SAMEORIGIN'],
  ],
  [
    'a form’s target',
    { 'contact.html': secured['contact.html'].replace('/api/contact', 'https://evil.example/') },
    ['- Form target: POST /api/contact', '+ Form target: POST https://evil.example/'],
  ],
  [
    'a button’s form target',
    { 'index.html': '<form action="/search"><button formaction="https://evil.example/">' },
    ['+ Form target: GET https://evil.example/'],
  ],
  [
    'the email address that receives messages',
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
])('starts the report with changes only maintainers can make: %s', (_, change, lines) => {
  const report = compared(change)
  const [title, blank, heading, ...rest] = textReport(report).split('\n')
  expect([title?.slice(0, 9), blank, heading]).toEqual([
    'What this',
    '',
    expect.stringContaining('@@ Security'),
  ])
  expect(rest.slice(0, rest.indexOf(''))).toEqual(lines)
  const html = htmlReport(report, { pairs: [], left: 0 })
  expect(html.indexOf('<h2>')).toBe(html.indexOf('<h2>Security'))
})

test('doesn’t report a changed style sheet as a changed policy', () => {
  const change = { _headers: secured._headers.replace('sha256-a=', 'sha256-b=') }
  expect(textReport(compared(change))).not.toContain('Security')
})
