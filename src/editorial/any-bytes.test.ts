/** Whatever bytes a file holds, the check answers with faults that have a place. It never throws. */
import { readFileSync } from 'node:fs'
import { minimalProject, type TestProject } from '../../tests/support/minimal-project'
import { createShortcodes, type ShortcodeContext } from '../shortcodes'
import { compileMdx } from './compile'
import { readDocument } from './project'
import { formatFaults } from './report'

/** Numbers between 0 and 1, the same in every run (mulberry32). */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
}

/** What breaks parsers: their own signs, half of them, and what no text should hold. */
const TOKENS = [
  ...'{}[]<>"\'`:,-#|&*!%@\\/=\t\r\n\0'.split(''),
  ...['---\n', '\n---\n', '<Metric', '</Metric>', '<>', '/>', '={', '{"x"}', '<Chart id="', '<!--'],
  ...['import x from "y"\n', 'export {', '[a](', '![a](b)', '[^1]', '[^1]: x\n', '| a |\n|---|\n'],
  ...['"__proto__": {}, ', 'constructor: 1\n', 'null', 'true', '1e999', '-0', '0x', '2026-13-40'],
  ...[
    '&a ',
    '*a',
    '!!js/function ',
    '<<: ',
    '? ',
    '|\n',
    '>\n',
    '\ufeff',
    '\u2028',
    '\ud800',
    '\u200b',
  ],
  ...[
    '\xff\xfe',
    '😀',
    'ß',
    '```\n',
    '~~~\n',
    '<<<<<<< a\n',
    '=======\n',
    'javascript:',
    '#######',
  ],
]

function mutate(bytes: Buffer, random: () => number): Buffer {
  const at = (length: number) => Math.floor(random() * length)
  const start = at(bytes.length + 1)
  const end = Math.min(bytes.length, start + at(40))
  const token = Buffer.from(TOKENS[at(TOKENS.length)] ?? '')
  const [head, middle, tail] = [
    bytes.subarray(0, start),
    bytes.subarray(start, end),
    bytes.subarray(end),
  ]
  switch (at(7)) {
    case 0: // a passage lost
      return Buffer.concat([head, tail])
    case 1: // a passage twice
      return Buffer.concat([head, middle, middle, tail])
    case 2: // a sign too many
      return Buffer.concat([head, token, middle, tail])
    case 3: // a sign in place of a passage
      return Buffer.concat([head, token, tail])
    case 4: // any bytes
      return Buffer.concat([head, Buffer.from(Array.from({ length: at(8) }, () => at(256))), tail])
    case 5: // the end lost
      return head
    default: {
      // two lines exchanged
      const lines = bytes.toString('utf8').split('\n')
      const [one, other] = [at(lines.length), at(lines.length)]
      const line = lines[one] ?? ''
      lines[one] = lines[other] ?? ''
      lines[other] = line
      return Buffer.from(lines.join('\n'))
    }
  }
}

let project: TestProject
beforeEach(() => {
  project = minimalProject()
})
afterEach(() => project.dispose())

/** Reads a file of these bytes: no exception, and either a document or faults with places. */
function readAnything(path: string, bytes: Buffer): void {
  project.write(path, bytes)
  const lines = bytes.toString('utf8').split(/\r\n|[\n\r]/).length
  const { document, faults } = readDocument(project.root, path)
  expect(document === undefined).toBe(faults.length > 0)
  for (const fault of faults) {
    expect(fault).toMatchObject({ file: path, severity: 'error' })
    expect(fault.message).toMatch(/\S/)
    expect(fault.rule).toMatch(/^[a-z-]+$/)
    expect(fault.line).toBeGreaterThanOrEqual(1)
    expect(fault.line).toBeLessThanOrEqual(lines)
    expect(fault.column).toBeGreaterThanOrEqual(1)
  }
  if (faults.length > 0) expect(formatFaults(project.root, faults)).toContain(`${path}:`)
  // What the check lets through, the build can render, unless it names what the references lack.
  if (document?.reading) {
    const { data, file } = document as { data: ShortcodeContext; file: { text: string } }
    const body = file.text.slice(file.text.indexOf('\n---') + 4)
    const missing = document.reading.uses.some(
      ({ id, shortcode }) =>
        !(shortcode === 'Metric' ? data.metrics : data.charts)?.some(entry => entry.id === id),
    )
    if (!missing) expect(() => compileMdx(body, createShortcodes(data))).not.toThrow()
  }
}

const SUBJECTS: [string, number][] = [
  ['data/site.json', 150],
  ['data/pricing.json', 100],
  ['data/redirects.json', 40],
  ['content/case-studies/b2b-software-ppc/index.mdx', 40],
  ['content/blog/content-brief-template/index.mdx', 40],
]

test.each(SUBJECTS)('%s, broken in %i ways, is read without an exception', (path, count) => {
  const original = readFileSync(path)
  const random = generator(path.length)
  for (let round = 0; round < count; round++) {
    let bytes: Buffer = original
    const changes = 1 + Math.floor(random() * 3)
    for (let change = 0; change < changes; change++) bytes = mutate(bytes, random)
    readAnything(path, bytes)
  }
})

test.each(['data/site.json', 'data/tags.json', 'content/blog/one/index.mdx'])(
  '%s of nothing but chance is read without an exception',
  path => {
    const random = generator(7)
    for (let round = 0; round < 40; round++) {
      const length = Math.floor(random() * 200)
      readAnything(path, Buffer.from(Array.from({ length }, () => Math.floor(random() * 256))))
    }
  },
)

const FRONT = '---\ntitle: x\n---\n\n'

test.each([
  ['JSON', 'data/tags.json', '['.repeat(20_000)],
  ['closed JSON', 'data/tags.json', '['.repeat(20_000) + ']'.repeat(20_000)],
  ['YAML', 'content/blog/one/index.mdx', `---\ntags: ${'['.repeat(5_000)}\n---\n\ntext\n`],
  ['block quotes', 'content/blog/one/index.mdx', `${FRONT}${'> '.repeat(1_000)}text\n`],
  ['lists', 'content/blog/one/index.mdx', `${FRONT}${'- '.repeat(500)}text\n`],
  ['emphasis', 'content/blog/one/index.mdx', `${FRONT}${'*a **b '.repeat(3_000)}\n`],
  ['shortcodes', 'content/blog/one/index.mdx', `${FRONT}${'<Steps>'.repeat(3_000)}\n`],
])('%s nested deeper than anybody writes are a fault, not an exception', (_, path, text) => {
  readAnything(path, Buffer.from(text))
})

test('names of JavaScript’s own are fields like any other', () => {
  const text = project.read('data/site.json')
  for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
    project.write('data/site.json', text.replace('{', `{\n  "${name}": {"name": "x"},`))
    expect(readDocument(project.root, 'data/site.json').faults).toEqual([
      expect.objectContaining({
        line: 2,
        column: 3,
        rule: 'unknown-field',
        message: `There is no field “${name}”.`,
      }),
    ])
  }
})
