/** The check on a site of two pages, in fixtures/. */
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
  type Diagnostic,
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

/** Diagnostics as fixtures/mistakes.txt has them. */
const asLines = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.flatMap(({ file, line, column, message, fix }) => [
    `${file}:${line}:${column}: ${message}`,
    ...(fix ? [`  ${fix}`] : []),
  ])

/** The table of mistakes: a name, what is replaced by what (as in JSON), and everything that is said of it. */
const mistakes = readFileSync(join(__dirname, 'fixtures/mistakes.txt'), 'utf8')
  .trimEnd()
  .split('\n\n# ')
  .map(entry => {
    const [name = '', from = '', to = '', ...expected] = entry.replace(/^# /, '').split('\n')
    const text = (line: string) =>
      line.slice(2).replace(/\\n/g, '\n').replace('\\u0007', '\u0007').replace('\\t', '\t')
    return { name, from: text(from), to: text(to), expected }
  })

test('a good site has nothing to mend, and every file of it is read', () => {
  expect(checkContent(root, content)).toMatchObject({ diagnostics: [], files: 6, notes: [] })
})

test.each(mistakes)('$name is told with its place and fix', ({ from, to, expected }) => {
  const [file = ''] = /^[^:]+/.exec(expected[0] ?? '') ?? []
  const text = readFileSync(join(root, file), 'utf8')
  expect(text).toContain(from)
  write(
    file,
    text.replace(from, () => to),
  )
  expect(asLines(check())).toEqual(expected)
})

const said = () => check().map(({ file, message }) => `${file}: ${message}`)

describe('files', () => {
  test('a link out of the tree is refused, wherever it stands', () => {
    symlinkSync('/etc/passwd', join(root, 'content/pages/home/note.mdx'))
    symlinkSync('/etc', join(root, 'static'))
    expect(said()).toEqual([
      'content/pages/home/note.mdx: This is a symbolic link to /etc/passwd.',
      'static: This is a symbolic link to /etc.',
    ])
  })

  test('a file too large is refused without being read', () => {
    write(PAGE, 'x'.repeat(1_000_001))
    expect(said()).toEqual([`${PAGE}: This file has 1.0 MB; 1 MB are the most.`])
  })

  test('a file that is missing, one that nothing reads, and one that is empty are told', () => {
    rmSync(join(root, 'data/site.json'))
    write('data/sites.json', '{}')
    write(PAGE, ' ')
    expect(said()).toEqual([
      `${PAGE}: The file is empty.`,
      'data/site.json: This file is missing.',
      'data/sites.json: Nothing on the site reads this file.',
    ])
  })

  test('what is no UTF-8 is told at its first character', () => {
    write('data/site.json', Buffer.from([123, 10, 34, 0xe4, 34]))
    expect(check()).toMatchObject([{ line: 2, column: 2, message: 'This character is not UTF-8.' }])
  })

  test('a drawing is read like the rest: drawing.test.ts has what is refused', () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n <script/></svg>'
    write('content/pages/home/drawing.svg', drawing)
    expect(said()).toEqual([
      'content/pages/home/drawing.svg: The element <script> isn’t allowed in a drawing.',
    ])
    expect(check()).toMatchObject([{ line: 2, column: 2 }])
    write('content/pages/home/drawing.svg', drawing.replace('<script/>', ' '.repeat(1e6)))
    expect(said()).toEqual([
      'content/pages/home/drawing.svg: This file has 1.0 MB; 1 MB are the most.',
    ])
  })

  test('a picture that is none is told, and one of more than 50 megapixels', () => {
    write('content/pages/home/cover.png', 'no picture')
    const huge = readFileSync(join(root, 'content/pages/about/cover.png'))
    huge.writeUInt32BE(10_000, 16)
    huge.writeUInt32BE(10_000, 20)
    write('content/pages/about/cover.png', huge)
    expect(said()).toEqual([
      'content/pages/about/cover.png: This picture has more than 50 megapixels.',
      'content/pages/home/cover.png: This is no .png picture, or it does not say how large it is.',
    ])
  })
})

describe('what would take a parser long is refused or harmless within two seconds', () => {
  const many = 100_000
  const front = '---\ntitle: "A page about home"\ntags: [news]\n---\n\n'
  test.each([
    ['braces', PAGE, front + '{'.repeat(many)],
    ['quotations', PAGE, `${front}${'>'.repeat(many)}x`],
    ['emphasis in emphasis', PAGE, `${front}${'*a '.repeat(many)}`],
    ['tags', PAGE, front + '<Note kind="tip">'.repeat(5_000)],
    ['brackets', PAGE, front + '['.repeat(many)],
    ['lists in YAML', PAGE, `---\ntitle: ${'['.repeat(many)}\n---\n\nx`],
    ['lists in JSON', 'data/site.json', '['.repeat(many)],
    ['aliases', PAGE, `---\na: &a [x]\nb: &b [*a, *a]\nc: [*b, *b]\n---\n\nx`],
  ])('%s', (_, file, text) => {
    write(file, text)
    const start = process.cpuUsage()
    check()
    expect(process.cpuUsage(start).user / 1e6).toBeLessThan(2)
  })
})

describe('the report', () => {
  const broken = () => {
    write(
      'data/site.json',
      '{\n  "name": "A small site",\n  "price": 0,\n  "since": "2025-06-01"\n}\n',
    )
    return check()
  }

  test('shows the place in its lines, and counts', () => {
    expect(formatDiagnostics(root, broken())).toBe(
      `data/site.json:3:12: Price: 0 is too small; more than 0 is needed.
  2 |   "name": "A small site",
> 3 |   "price": 0,
    |            ^
  4 |   "since": "2025-06-01"
  The price, in whole dollars.

1 error in 1 file.`,
    )
  })

  test('has frames that a terminal of 80 characters does not break', () => {
    write('data/site.json', `{ ${'"name": "A small site", '.repeat(9)}"price": 0 }`)
    expect(formatDiagnostics(root, check())).not.toMatch(/^(?:> 1| {3}) \| .{75}/m)
  })

  test('becomes annotations of a pull request', () => {
    expect(formatAnnotations(broken())).toBe(
      '::error file=data/site.json,line=3,col=12,title=field::Price: 0 is too small; more than 0 is needed.%0AThe price, in whole dollars.',
    )
  })

  test('lets no character through that a terminal would obey', () => {
    write('data/site.json', '{ "\u001b[2J": 1 }')
    expect(formatDiagnostics(root, check())).not.toContain('\u001b')
  })
})

test('each declaration is a GraphQL type with its descriptions', () => {
  const types = graphqlTypes(content.types)
  expect(types).toContain('type Site implements Node @dontInfer @childOf(types: ["File"]) {')
  expect(types).toContain('  """The price, in whole dollars."""\n  price: Int!')
  expect(types).toContain('since: Date! @dateformat')
  expect(types).toContain('type Page implements Node @dontInfer @childOf(types: ["Mdx"]) {')
  expect(types).toContain('tags: [Tag!]! @link(by: "slug")')
  expect(types).toContain('cover: File @fileByRelativePath')
  expect(types).toContain('slug: String!')
})

test('each declaration is a JSON Schema that offers the slugs that exist', () => {
  const [, , page] = content.types
  expect(page && editorSchema(page, new Map([['Tag', new Set(['notes', 'news'])]]))).toMatchObject({
    properties: { tags: { items: { enum: ['news', 'notes'] } } },
    required: ['title', 'tags'],
    additionalProperties: false,
  })
})
