/** Ways to break a file: what a slip, a merge, another program or a bad disk makes of it. */
import { below, oneOf, type Random } from './random'

/** Makes another file of one. `others` are the texts of the site's other files. */
type Mutation = (text: string, random: Random, others: readonly string[]) => string | Buffer

/** What breaks parsers: their own signs, half of them, and what no text should hold. */
const TOKENS = [
  ...'{}[]<>"\'`:,-#|&*!%@\\/=\t\r\n\0'.split(''),
  ...['---\n', '\n---\n', '<Metric', '</Metric>', '<>', '/>', '={', '{"x"}', '<Chart id="', '<!--'],
  ...['import x from "y"\n', 'export {', '[a](', '![a](b)', '[^1]', '[^1]: x\n', '| a |\n|---|\n'],
  ...['"__proto__": {}, ', 'constructor: 1\n', 'null', 'true', '1e999', '-0', '0x', '2026-13-40'],
  ...['&a ', '*a', '!!js/function ', '<<: ', '? ', '|\n', '>\n', '\ufeff', '\u2028', '\u200b'],
  ...[
    '\u0301',
    '\u202e',
    'é',
    '😀',
    '👩‍👩‍👧‍👦',
    'ß',
    '```\n',
    '~~~\n',
    'javascript:',
    '#######',
    '&#0;',
    '&amp;',
  ],
  ...['<<<<<<< a\n', '=======\n', '>>>>>>> b\n', '~~a~~', '[x]: /y\n', '$$', '***', '\\', '\u0085'],
]

/** Values of every type, some of which fit by chance. */
const VALUES = [
  ...['null', 'true', 'false', '0', '-1', '1.5', '1e999', '-0', '99999999999', '1e21', '5', '100'],
  ...[
    '""',
    '" "',
    '"x"',
    '"2025-02-30"',
    '"2025-01-01"',
    '"9999-12-31"',
    '[]',
    '{}',
    '[[]]',
    '[null]',
  ],
  ...[
    '{"a": 1}',
    '"/about"',
    '"/nowhere"',
    '"/blog#x"',
    '"https://a.example/"',
    '"javascript:x"',
    '"seo"',
  ],
]

/** The start and end of a passage. */
function passage(text: string, random: Random): [string, string, string] {
  const start = below(random, text.length + 1)
  const end = Math.min(text.length, start + below(random, 40))
  return [text.slice(0, start), text.slice(start, end), text.slice(end)]
}

/** Changes the lines of a text. */
const lines =
  (change: (lines: string[], at: number, random: Random) => void): Mutation =>
  (text, random) => {
    const all = text.split('\n')
    change(all, below(random, all.length), random)
    return all.join('\n')
  }

/** Changes one occurrence of a pattern. */
function one(text: string, random: Random, pattern: RegExp, change: (found: string[]) => string) {
  const found = [...text.matchAll(pattern)]
  if (found.length === 0) return text
  const match = oneOf(random, found)
  const end = match.index + match[0].length
  return text.slice(0, match.index) + change([...match]) + text.slice(end)
}

/** A key with what parts it from its value, in JSON and in YAML. */
const KEY = /(?:"[\w-]+"|(?<=\n *(?:- )?)[a-zA-Z]+)(?=:)/g
/** A line with a key and its whole value. */
const FIELD = /\n *(?:- )?(?:"[\w-]+"|[a-zA-Z]+): [^\n[{]+[^\n[{]/g
const VALUE = /(?<=\n *(?:- )?(?:"[\w-]+"|[a-zA-Z]+): )[^\n,]+/g
const NUMBER = /(?<=[ [])-?\d+(?:\.\d+)?(?=[\],\n])/g
const WORD = /[a-z]{4,}/g

/** A text inside a text, at a line's start. */
const insertLine = (text: string, random: Random, line: string) =>
  lines((all, at) => all.splice(at, 0, line))(text, random, [])

const NESTED: readonly [string, string][] = [
  ['[', ']'],
  ['{"a":', '}'],
  ['> ', ''],
  ['- ', ''],
  ['<Callout kind="note">\n\n', '\n\n</Callout>'],
  ['<Steps>', ''],
  ['*a **b ', ''],
  ['[a](', ')'],
  ['{', '}'],
]

/** By name, so that a failure can say what was done. */
export const MUTATIONS: Readonly<Record<string, Mutation>> = {
  'a passage lost': (text, random) => {
    const [head, , tail] = passage(text, random)
    return head + tail
  },
  'a passage twice': (text, random) => {
    const [head, middle, tail] = passage(text, random)
    return head + middle + middle + tail
  },
  'a sign too many': (text, random) => {
    const [head, middle, tail] = passage(text, random)
    return head + oneOf(random, TOKENS) + middle + tail
  },
  'a sign for a passage': (text, random) => {
    const [head, , tail] = passage(text, random)
    return head + oneOf(random, TOKENS) + tail
  },
  'any bytes': (text, random) => {
    const [head, , tail] = passage(text, random)
    const bytes = Array.from({ length: below(random, 8) }, () => below(random, 256))
    return Buffer.concat([Buffer.from(head), Buffer.from(bytes), Buffer.from(tail)])
  },
  'a bit turned': (text, random) => {
    const bytes = Buffer.from(text)
    const at = below(random, bytes.length)
    bytes[at] = (bytes[at] ?? 0) ^ (1 << below(random, 8))
    return bytes
  },
  'the end lost': (text, random) => text.slice(0, below(random, text.length)),
  'the start lost': (text, random) => text.slice(below(random, text.length)),
  'a line deleted': lines((all, at) => all.splice(at, 1)),
  'a line doubled': lines((all, at) => all.splice(at, 0, all[at] ?? '')),
  'two lines exchanged': lines((all, at, random) => {
    const other = below(random, all.length)
    const line = all[at] ?? ''
    all[at] = all[other] ?? ''
    all[other] = line
  }),
  'a line indented': lines((all, at) => (all[at] = `  ${all[at] ?? ''}`)),
  'a line moved back': lines((all, at) => (all[at] = (all[at] ?? '').trimStart())),
  'a line’s end lost': lines((all, at) =>
    all.splice(at, 2, `${all[at] ?? ''}${all[at + 1] ?? ''}`),
  ),
  'a key renamed': (text, random) =>
    one(text, random, KEY, ([key = '']) => key.replace(/[a-z]/, oneOf(random, ['x', '', 'ee']))),
  'a field removed': (text, random) => one(text, random, FIELD, () => ''),
  'a field doubled': (text, random) => one(text, random, FIELD, ([field = '']) => field + field),
  'a value of another type': (text, random) =>
    one(text, random, VALUE, () => oneOf(random, VALUES)),
  'another number': (text, random) =>
    one(text, random, NUMBER, ([number = '']) =>
      oneOf(random, [
        `-${number}`,
        `${number}0`,
        '0',
        '1',
        `${number}e9`,
        '0.1',
        '7',
        '3000000000',
      ]),
    ),
  'another word': (text, random) =>
    one(text, random, WORD, ([word = '']) =>
      oneOf(random, [word.slice(1), `${word}s`, 'other', '😀']),
    ),
  'a word from the same text': (text, random) => {
    const words = text.match(WORD) ?? ['word']
    return one(text, random, WORD, () => oneOf(random, words))
  },
  'a passage of another file': (text, random, others) => {
    const [head, , tail] = passage(text, random)
    const other = oneOf(random, others)
    const start = below(random, other.length)
    return head + other.slice(start, start + below(random, 400)) + tail
  },
  'a line of another file': (text, random, others) =>
    insertLine(text, random, oneOf(random, oneOf(random, others).split('\n'))),
  'all of another file': (_, random, others) => oneOf(random, others),
  'two files in one': (text, random, others) => text + oneOf(random, others),
  'UTF-16': (text, random) => Buffer.from(oneOf(random, ['', '\ufeff']) + text, 'utf16le'),
  'a byte order mark': text => `\ufeff${text}`,
  'Latin 1': text => Buffer.from(text, 'latin1'),
  'lines as on Windows': text => text.replaceAll('\n', '\r\n'),
  'lines as on an old Mac': text => text.replaceAll('\n', '\r'),
  'a NUL': (text, random) => {
    const [head, , tail] = passage(text, random)
    return `${head}\0${tail}`
  },
  'a merge left unfinished': (text, random) => {
    const [head, middle, tail] = passage(text, random)
    return `${head}\n<<<<<<< HEAD\n${middle}\n=======\n${middle}\n>>>>>>> branch\n${tail}`
  },
  emojis: (text, random) => {
    const [head, , tail] = passage(text, random)
    return head + '👩‍👩‍👧‍👦é𝄞'.repeat(1 + below(random, 30)) + tail
  },
  'a huge value': (text, random) => {
    const [head, , tail] = passage(text, random)
    return head + oneOf(random, ['a', 'a ', '9', '😀', '\n', '\t', '- ']).repeat(100_000) + tail
  },
  'a text many times': (text, random) => text.repeat(2 + below(random, 20)),
  'deep nesting': (text, random) => {
    const [head, , tail] = passage(text, random)
    const [open, close] = oneOf(random, NESTED)
    const depth = oneOf(random, [10, 100, 1_000, 5_000])
    return head + open.repeat(depth) + close.repeat(depth) + tail
  },
  'deep nesting on lines of its own': (text, random) => {
    const [open, close] = oneOf(random, NESTED)
    const depth = oneOf(random, [3, 30, 300])
    return insertLine(text, random, `\n${open.repeat(depth)}x${close.repeat(depth)}\n`)
  },
  'the front matter dropped': text => text.replace(/^---\n[^]*?\n---\n/, ''),
  'the front matter opened alone': text => text.replace(/\n---\n/, '\n'),
  'the front matter twice': text => text.replace(/^---\n[^]*?\n---\n/, found => found + found),
  'the text dropped': text => text.replace(/(\n---\n)[^]*$/, '$1'),
  'nothing left': (_, random) =>
    oneOf(random, ['', ' ', '\n', '\t\n', '{}', '[]', '---\n---\n', 'x']),
}

/** A file broken in one to three ways, and which they were. */
export function mutate(
  original: string,
  random: Random,
  others: readonly string[],
): { bytes: Buffer; done: string[] } {
  const names = Object.keys(MUTATIONS)
  const done: string[] = []
  let current: string | Buffer = original
  for (let count = 1 + below(random, 3) * below(random, 2); count > 0; count--) {
    const name = oneOf(random, names)
    done.push(name)
    const text: string = Buffer.isBuffer(current) ? current.toString('utf8') : current
    current = MUTATIONS[name]?.(text, random, others) ?? current
  }
  return { bytes: Buffer.isBuffer(current) ? current : Buffer.from(current), done }
}
