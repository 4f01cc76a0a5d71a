/** Checks the two-page site in fixtures/. Messages are tested in mistakes.test.ts. */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { content } from './fixtures/content'
import {
  checkContent,
  editorSchema,
  formatAnnotations,
  formatDiagnostics,
  graphqlTypes,
} from './src'

const PAGE = 'content/pages/home/index.mdx'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-check-'))
  cpSync(join(__dirname, 'fixtures'), root, { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

const write = (path: string, text: string | Uint8Array) => writeFileSync(join(root, path), text)
const check = () => checkContent(root, content).diagnostics

test('reads every file and reports nothing if there are no errors', () => {
  expect(checkContent(root, content)).toMatchObject({ diagnostics: [], files: 6, notes: [] })
})

const messages = () => check().map(({ file, message }) => `${file}: ${message}`)

describe('files', () => {
  test('rejects a symbolic link in a content folder', () => {
    symlinkSync('/etc/passwd', join(root, 'content/pages/home/note.mdx'))
    expect(messages()).toEqual([
      'content/pages/home/note.mdx: This is a symbolic link to /etc/passwd.',
    ])
  })

  test('the report doesn’t show the content of a symbolic link’s target', () => {
    writeFileSync(join(root, 'secret'), 'the words')
    symlinkSync(join(root, 'secret'), join(root, 'content/pages/home/note.mdx'))
    expect(formatDiagnostics(root, check())).not.toContain('the words')
  })

  test('rejects a file that’s too large without reading it', () => {
    write(PAGE, 'x'.repeat(300_000))
    expect(messages()).toEqual([`${PAGE}: This file is 0.3 MB; the limit is 0.2 MB.`])
  })

  test('reports a misnamed file and an empty file once each', () => {
    rmSync(join(root, 'data/site.json'))
    write('data/sites.json', '{}')
    write(PAGE, ' ')
    expect(messages()).toEqual([
      `${PAGE}: The file is empty.`,
      'data/sites.json: The site doesn’t use this file.',
    ])
  })

  test('reports invalid UTF-8 at the first invalid character', () => {
    write('data/site.json', Buffer.from([123, 10, 34, 0xe4, 34]))
    expect(check()).toMatchObject([
      { line: 2, column: 2, message: 'This character isn’t valid UTF-8.' },
    ])
  })

  test('reports an invalid image and an image over 50 megapixels', () => {
    write('content/pages/home/cover.png', 'no picture')
    const huge = readFileSync(join(root, 'content/pages/about/cover.png'))
    huge.writeUInt32BE(10_000, 16)
    huge.writeUInt32BE(10_000, 20)
    write('content/pages/about/cover.png', huge)
    expect(messages()).toEqual([
      'content/pages/about/cover.png: This image has more than 50 megapixels.',
      'content/pages/home/cover.png: This isn’t a valid PNG, JPG, WebP, or AVIF image.',
    ])
  })
})

describe('takes less than 20 seconds for input that could slow down a parser', () => {
  const many = 100_000
  const front = '---\ntitle: "A page about home"\ntags: [news]\n---\n\n'
  test.each([
    ['braces', PAGE, front + '{'.repeat(many)],
    ['block quotes', PAGE, `${front}${'>'.repeat(many)}x`],
    ['spaces', PAGE, `${front}${' '.repeat(many)}x | y`],
    ['table columns', PAGE, `${front}${'a | '.repeat(many)}\nx`],
    ['hyphens', PAGE, `---\ntitle:\n${'-'.repeat(many)} x\n y: "\n---\n\nx`],
    ['nested emphasis', PAGE, `${front}${'*a '.repeat(many)}`],
    ['tags', PAGE, front + '<Note kind="tip">'.repeat(5_000)],
    ['brackets', PAGE, front + '['.repeat(many)],
    ['nested lists in YAML', PAGE, `---\ntitle: ${'['.repeat(many)}\n---\n\nx`],
    ['nested lists on one YAML line', PAGE, `---\ntitle:\n  ${'- '.repeat(many)}x\n---\n\nx`],
    ['nested lists in JSON', 'data/site.json', '['.repeat(many)],
    ['less-than signs', PAGE, front + '<'.repeat(many)],
    ['link definitions', PAGE, front + '[a]: /x\n'.repeat(many / 8)],
    ['footnotes', PAGE, front + '[^a]: x\n\n'.repeat(many / 9)],
    ['entries without fields', 'data/tags.json', `[${'{},'.repeat(many / 1.5)}{}]`],
    ['aliases', PAGE, `---\na: &a [x]\nb: &b [*a, *a]\nc: [*b, *b]\n---\n\nx`],
  ])('%s', (_, file, text) => {
    write(file, text)
    const start = process.cpuUsage()
    formatDiagnostics(root, check())
    // This took over 40 seconds when the file was read again for each error.
    expect(process.cpuUsage(start).user / 1e6).toBeLessThan(20)
  })
})

test('reports and counts warnings but keeps the document valid', () => {
  const text = readFileSync(join(root, PAGE), 'utf8')
  write(PAGE, `${text}\n| a | b |\n|---|---|\n| 1 |\n\nOne\u00a0two.\n\n[Click here](/about)\n`)
  const { diagnostics, documents } = checkContent(root, content)
  expect(diagnostics.map(({ severity, rule }) => `${severity} ${rule}`)).toEqual([
    'warning table',
    'warning invisible',
    'warning markdown',
  ])
  expect(documents.map(({ file }) => file.path)).toContain(PAGE)
  expect(formatDiagnostics(root, diagnostics)).toMatch(/: warning: [^]*\n3 problems in 1 file\.$/)
  expect(formatAnnotations(diagnostics)).toMatch(/^(?:::warning .*\n?){3}$/)
})

describe('the report', () => {
  test('shows nothing from a file that isn’t text', () => {
    write('data/site.json', Buffer.from('{ "name": "\0" }', 'utf16le'))
    expect(formatDiagnostics(root, check())).toBe(
      'data/site.json:1:2: This character isn’t valid UTF-8.\n  Save the file as UTF-8.\n\n1 problem in 1 file.',
    )
  })

  const broken = () => {
    write(
      'data/site.json',
      '{\n  "name": "A small site",\n  "price": 0,\n  "since": "2025-06-01"\n}\n',
    )
    return check()
  }

  test('shows a code frame for each error, and a count', () => {
    expect(formatDiagnostics(root, broken())).toBe(
      `data/site.json:3:12: Price: 0 is too small; it needs to be more than 0.
  2 |   "name": "A small site",
> 3 |   "price": 0,
    |            ^
  4 |   "since": "2025-06-01"
  The price, in whole dollars.

1 problem in 1 file.`,
    )
  })

  test('has code frames that fit in an 80-column terminal', () => {
    write('data/site.json', `{ ${'"name": "A small site", '.repeat(9)}"price": 0 }`)
    expect(formatDiagnostics(root, check())).not.toMatch(/^(?:> 1| {3}) \| .{75}/m)
  })

  test('can be formatted as pull request annotations', () => {
    expect(formatAnnotations(broken())).toBe(
      '::error file=data/site.json,line=3,col=12,title=field::Price: 0 is too small; it needs to be more than 0.%0AThe price, in whole dollars.',
    )
  })

  test('doesn’t print terminal control characters', () => {
    write('data/site.json', '{ "\u001b[2J": 1 }')
    expect(formatDiagnostics(root, check())).not.toContain('\u001b')
  })
})

test('generates a GraphQL type with descriptions for each schema', () => {
  const types = graphqlTypes(content.types)
  expect(types).toContain('type Facts implements Node @dontInfer {')
  expect(types).toContain('  "The price, in whole dollars."\n  price: Int!')
  expect(types).toContain('since: Date! @dateformat')
  expect(types).toContain('type Page implements Node @dontInfer {')
  expect(types).toContain('tags: [Tag!]! @link(by: "slug")')
  expect(types).toContain('cover: File @fileByRelativePath')
  expect(types).toContain('slug: String!')
})

test('generates a JSON Schema that suggests existing slugs', () => {
  const [, , page] = content.types
  expect(page && editorSchema(page, new Map([['Tag', new Set(['notes', 'news'])]]))).toMatchObject({
    properties: { tags: { items: { enum: ['news', 'notes'] } } },
    required: ['title', 'tags'],
    additionalProperties: false,
  })
})
