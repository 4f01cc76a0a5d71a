/** Two small sites compared, without a browser. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { compareBuilds } from './compare'
import { htmlReport } from './report-html'
import { LIMIT, markdownReport, MARKER } from './report-markdown'

type Files = Record<string, string>

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'compare-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const page = (
  body: string,
  { hash = '1', css = 'a{color:red}', title = 'A page', prefix = '' } = {},
) =>
  `<!DOCTYPE html><html lang="en"><head><title>${title}</title><script type="module" async src="${prefix}/assets/boot-${hash.repeat(16)}.js"></script><style>${css}</style></head><body><header><a href="${prefix}/">Zoro</a></header><main>${body}</main></body></html>`

const SITE: Files = {
  'index.html': page('<h1>Home</h1><a href="/about">About</a>'),
  'about.html': page('<h1 id="top-of-it">About</h1>'),
  'contact.html': page('<h1>Contact</h1><a href="/about#top-of-it">About</a>'),
  'services.html': page('<h1>Services</h1>'),
  '404.html': page('<h1>Not found</h1>'),
  _redirects: '\n',
  'assets/boot-1111111111111111.js': '',
  'assets/boot-2222222222222222.js': '',
}

function write(name: string, files: Files): string {
  const folder = join(root, name)
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  }
  return folder
}

const without = (files: Files, name: string) =>
  Object.fromEntries(Object.entries(files).filter(([file]) => file !== name))
const compare = (after: Files, before = SITE) =>
  compareBuilds({ before: write('before', before), after: write('after', after) })

test('the same site has nothing to tell', async () => {
  const report = await compare(SITE)
  expect(report).toMatchObject({ added: [], removed: [], changed: [], shared: [], unchanged: 5 })
  expect(markdownReport(report)).toContain('No page changes.')
})

test('new hashes and a new preview mark change nothing', async () => {
  const after = Object.fromEntries(
    Object.entries(SITE).map(([file, text]) => [
      file,
      text
        .replace('boot-1111111111111111', 'boot-2222222222222222')
        .replace(
          '<body>',
          '<body><aside data-preview aria-label="Preview">Preview of x</aside><aside data-editing="true">Edit</aside>',
        )
        .replace(
          'red}',
          'red}[data-editing]{top:0}[data-editing] strong{color:red}@media print{[data-editing]{display:none}}[data-preview]{top:0}@media print{[data-preview]{display:none}}',
        ),
    ]),
  )
  const report = await compare(after)
  expect(report).toMatchObject({ changed: [], sharedOnly: [], unchanged: 5 })
  const css = report.bytes.find(({ name }) => name === 'The whole CSS')
  expect(css?.after).toBe(css?.before)
})

test('files under new hashes, and the list of them, are no change of the site', async () => {
  const hashed = (hash: string, name = 'search'): Files => ({
    ...SITE,
    'search.html': page(
      `<h1>Search</h1><link rel="stylesheet" href="/assets/${name}-${hash}.css">`,
    ),
    [`assets/${name}-${hash}.css`]: 'a{color:red}',
    'release.json': `{"assets/${name}-${hash}.css":"${hash.repeat(8)}"}`,
  })
  const before = hashed('1a2b3c4d')
  const report = await compare(hashed('5e6f7a8b'), before)
  expect(report).toMatchObject({ changed: [], files: [], unchanged: 6 })
  const { changed } = await compare(hashed('1a2b3c4d', 'find'), before)
  expect(changed).toMatchObject([{ path: '/search' }])
})

test('a changed page is told by itself', async () => {
  const report = await compare({ ...SITE, 'services.html': page('<h1>Our services</h1>') })
  expect(report.changed).toMatchObject([
    { path: '/services', own: [{ kind: 'text', before: 'Services', after: 'Our services' }] },
  ])
  expect(report.unchanged).toBe(4)
})

test('what many pages share is told once', async () => {
  const after = Object.fromEntries(
    Object.entries(SITE).map(([file, text]) => [
      file,
      text.replace('>Zoro</a></header>', '>Start</a></header>'),
    ]),
  )
  const report = await compare(after)
  expect(report.changed).toEqual([])
  expect(report.shared).toMatchObject([{ difference: { before: 'Zoro', after: 'Start' } }])
  expect(report.shared[0]?.pages).toHaveLength(5)
  expect(report.sharedOnly).toHaveLength(5)
})

test('a changed style sheet is told once, by its declaration', async () => {
  const after = Object.fromEntries(
    Object.entries(SITE).map(([file, text]) => [file, text.replace('color:red', 'color:blue')]),
  )
  const report = await compare(after)
  expect(report.shared).toMatchObject([{ difference: { kind: 'style' } }])
  expect([report.changed.length, report.sharedOnly.length, report.unchanged]).toEqual([0, 5, 0])
})

describe('a removed page', () => {
  test('without a redirect is a warning, and the links to it are newly broken', async () => {
    const report = await compare(without(SITE, 'about.html'))
    expect(report.removed).toMatchObject([{ path: '/about', redirect: undefined }])
    expect(report.broken.map(({ page: on, reference }) => `${on} ${reference}`).sort()).toEqual([
      '/ /about',
      '/contact /about#top-of-it',
    ])
    expect(markdownReport(report)).toContain('no redirect covers it')
  })

  test('with a redirect is covered, and so are plain links to it', async () => {
    const after = { ...without(SITE, 'about.html'), _redirects: '/about /services 301\n' }
    const report = await compare(after)
    expect(report.removed).toMatchObject([{ path: '/about', redirect: '/services' }])
    expect(report.broken.map(({ page: on }) => on)).toEqual(['/contact'])
  })
})

test('an anchor that went breaks links on pages that did not change', async () => {
  const report = await compare({ ...SITE, 'about.html': page('<h1>About</h1>') })
  expect(report.broken).toEqual([
    { page: '/contact', reference: '/about#top-of-it', why: 'no such anchor' },
  ])
})

test('a page that came mends the links to it', async () => {
  const report = await compare(SITE, without(SITE, 'about.html'))
  expect(report.added).toMatchObject([{ path: '/about' }])
  expect(report.broken).toEqual([])
  expect(report.mended).toHaveLength(2)
})

test('a prefix is no difference', async () => {
  const report = await compare(
    SITE,
    Object.fromEntries(
      Object.entries(SITE).map(([file, text]) => [file, text.replaceAll('="/', '="/x/')]),
    ),
  )
  expect([report.changed, report.shared, report.broken]).toEqual([[], [], []])
})

test('changed files besides pages are told line by line', async () => {
  const report = await compare(
    { ...SITE, 'robots.txt': 'Disallow: /' },
    { ...SITE, 'robots.txt': 'Allow: /' },
  )
  expect(report.files).toMatchObject([
    {
      file: 'robots.txt',
      change: 'changed',
      differences: [{ before: 'Allow: /', after: 'Disallow: /' }],
    },
  ])
})

describe('what a page holds', () => {
  const hostile =
    '<h1>`@someone` ```diff [a](https://evil.example) &lt;img src=x onerror=alert(1)&gt;</h1>'

  test('is text in the HTML, which runs and loads nothing', async () => {
    const html = htmlReport(await compare({ ...SITE, 'services.html': page(hostile) }))
    expect(html).not.toMatch(/<img src=x|<script/)
    expect(html).toContain("default-src 'none'")
    expect(html.match(/ (?:src|href)="(?!data:|#)/g)).toBeNull()
  })

  test('is code in the Markdown, whatever it does to get out', async () => {
    const text = markdownReport(await compare({ ...SITE, 'services.html': page(hostile) }))
    expect(text.startsWith(`${MARKER}\n`)).toBe(true)
    const outside = text
      .replace(/(`{3,})diff\n[\s\S]*?\n\1(?=\n|$)/g, '')
      .replace(/(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, '')
    expect(outside).not.toMatch(/@someone|evil\.example|<img/)
  })
})

test('the Markdown fits a comment, however much changed', async () => {
  const words = (seed: string) =>
    Array.from({ length: 100 }, (_, index) => `<p>${seed} ${index} ${'word '.repeat(60)}</p>`).join(
      '',
    )
  const many = (seed: string) =>
    Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [
        `page-${index}.html`,
        page(words(`${seed} ${index}`)),
      ]),
    )
  const text = markdownReport(
    await compare({ ...SITE, ...many('new') }, { ...SITE, ...many('old') }),
  )
  expect(text.length).toBeLessThanOrEqual(LIMIT)
  expect(text).toContain('left out here')
  // And it can be read.
  expect(text.length).toBeLessThan(6000)
})
