/**
 * Whatever bytes a file holds, the check answers soon, and with faults that have a place. It never throws,
 * and what it calls good, Gatsby can build.
 *
 * FUZZ=20000 tries more than an ordinary run, FUZZ_SEED other chances, and both print what came of it.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { buildLike, nodesOf } from '../../tests/support/fuzz/as-gatsby'
import { LIMIT_SECONDS, MUTANTS, SEED } from '../../tests/support/fuzz/figures'
import { mutate } from '../../tests/support/fuzz/mutations'
import { below, randomOf } from '../../tests/support/fuzz/random'
import { documentKindOf } from '../schema/documents'
import { checkReadings, readProject } from './check-project'
import type { Fault } from '../documents/fault'
import { readBytes, type Document } from '../documents/document'
import { formatFaults } from '../documents/fault-report'

const root = mkdtempSync(join(tmpdir(), 'any-bytes-'))
for (const folder of ['data', 'content']) cpSync(folder, join(root, folder), { recursive: true })
const readings = readProject(root)
const files = [...readings.keys()].filter(path => documentKindOf(path))
const texts = new Map(files.map(path => [path, readFileSync(join(root, path), 'utf8')]))
/** Long past every date, so that everything is live. */
const TODAY = '2200-01-01'

beforeAll(() => {
  jest.spyOn(process, 'cwd').mockReturnValue(root)
  process.env.SOURCE_DATE_EPOCH = String(Date.UTC(2200, 0, 1) / 1000)
})
afterAll(() => {
  jest.restoreAllMocks()
  Reflect.deleteProperty(process.env, 'SOURCE_DATE_EPOCH')
  rmSync(root, { recursive: true })
})

/** The lines of a text, however they end. */
const linesOf = (text: string) => text.split(/\r\n|[\n\r]/)

/** A fault has words, and a place in its file. */
function expectPlace(fault: Fault, path: string, lines: readonly string[]): void {
  const own = fault.file === path ? lines : linesOf(texts.get(fault.file) ?? '')
  const line = own[fault.line - 1]
  const { column, message, rule } = fault
  if (
    line === undefined ||
    column < 1 ||
    column > line.length + 1 ||
    !/\S/.test(message) ||
    !/^[a-z-]+$/.test(rule)
  )
    throw new Error(`This has no place: ${JSON.stringify(fault)}`)
}

const figures = { mutants: 0, faulty: 0, faults: 0, good: 0, slowest: 0, slowestName: '' }

/** Reads bytes as a file of the project and checks the whole, with the processor's seconds that it took. */
function checkedInTime(path: string, bytes: Buffer) {
  const start = process.cpuUsage()
  const reading = readBytes(path, () => bytes)
  const { faults, documents } = reading.document
    ? checkReadings(new Map(readings).set(path, reading), { today: TODAY })
    : { faults: reading.faults, documents: [] }
  const { user, system } = process.cpuUsage(start)
  return { reading, faults, documents, seconds: (user + system) / 1e6 }
}

/** Puts bytes in a file's place and checks the project. */
async function check(path: string, bytes: Buffer, name: string): Promise<void> {
  writeFileSync(join(root, path), bytes)
  const { reading, faults, documents, seconds } = checkedInTime(path, bytes)
  const lines = linesOf(bytes.toString('utf8'))
  for (const fault of faults) expectPlace(fault, path, lines)
  const errors = faults.filter(({ severity }) => severity === 'error')
  if (!reading.document && errors.length === 0) throw new Error('Neither good nor faulty.')
  if (errors.length > 0) expect(formatFaults(root, errors.slice(0, 3))).toContain(':')
  else if (reading.document) await build(reading.document, documents)
  if (seconds > LIMIT_SECONDS) throw new Error(`The check took ${seconds} s.`)
  figures.mutants++
  figures.faults += errors.length
  if (errors.length > 0) figures.faulty++
  else figures.good++
  if (seconds > figures.slowest) Object.assign(figures, { slowest: seconds, slowestName: name })
}

const nodes = new Map<string, ReturnType<typeof nodesOf>>()

/** What is called good must go through Gatsby. */
async function build(mutant: Document, documents: readonly Document[]): Promise<void> {
  if (nodes.size === 0) {
    for (const [path, { document }] of readings) if (document) nodes.set(path, nodesOf(document))
  }
  const others = [...nodes].flatMap(([path, list]) => (path === mutant.file.path ? [] : list))
  const original = readings.get(mutant.file.path)?.document?.data
  const same = isDeepStrictEqual(mutant.data, original) && mutant.kind.format === 'mdx'
  await buildLike(documents, mutant, others, same)
}

const total = Number(process.env.FUZZ ?? MUTANTS)
const seed = Number(process.env.FUZZ_SEED ?? SEED)

describe(`every file, broken in ${total} ways in all (seed ${seed})`, () => {
  beforeAll(async () => {
    // The nodes of the files as they are, before any of them is broken.
    const [path = ''] = files
    await check(path, Buffer.from(texts.get(path) ?? ''), 'as it is')
  })

  test.each(files)(
    '%s',
    async path => {
      const original = texts.get(path) ?? ''
      const others = [...texts.values()]
      const first = Math.floor((files.indexOf(path) * total) / files.length)
      const last = Math.floor(((files.indexOf(path) + 1) * total) / files.length)
      for (let number = first; number < last; number++) {
        const { bytes, done } = mutate(original, randomOf(seed * 1_000_003 + number), others)
        const name = `${path}, mutant ${number}: ${done.join(', ')}`
        try {
          await check(path, bytes, name)
        } catch (error) {
          writeFileSync(join(tmpdir(), 'mutant'), bytes)
          throw new Error(`${name}: ${(error as Error).message}`, { cause: error })
        }
      }
      writeFileSync(join(root, path), original)
    },
    600_000,
  )

  afterAll(() => {
    if (!process.env.FUZZ && !process.env.FUZZ_SEED) return
    const { mutants, faulty, faults, good, slowest, slowestName } = figures
    console.log(
      `${mutants} mutants (seed ${seed}): ${faulty} refused with ${faults} errors, ${good} good and built. ` +
        `Slowest ${slowest.toFixed(2)} s: ${slowestName}`,
    )
  })
})

const POST = files.find(path => path.startsWith('content/blog/')) ?? 'no post'
const FRONT = '---\ntitle: x\n---\n\n'

test.each(['data/site.json', 'data/tags.json', POST])('%s of nothing but chance', async path => {
  const random = randomOf(7)
  for (let round = 0; round < 40; round++) {
    const bytes = Array.from({ length: below(random, 200) }, () => below(random, 256))
    await check(path, Buffer.from(bytes), 'chance')
  }
  writeFileSync(join(root, path), texts.get(path) ?? '')
})

test.each([
  ['JSON', 'data/tags.json', '['.repeat(20_000)],
  ['closed JSON', 'data/tags.json', '['.repeat(20_000) + ']'.repeat(20_000)],
  ['YAML', POST, `---\ntags: ${'['.repeat(5_000)}\n---\n\ntext\n`],
  ['closed YAML', POST, `---\ntags: ${'['.repeat(5_000)}${']'.repeat(5_000)}\n---\n\ntext\n`],
  ['YAML on one line', POST, `---\ntags: ${'- '.repeat(50_000)}\n---\n\ntext\n`],
  ['YAML of lists', POST, `---\ntags:\n  ${'- '.repeat(50_000)}\n---\n\ntext\n`],
  ['block quotes', POST, `${FRONT}${'> '.repeat(1_000)}text\n`],
  ['lists', POST, `${FRONT}${'- '.repeat(500)}text\n`],
  ['emphasis', POST, `${FRONT}${'*a **b '.repeat(3_000)}\n`],
  ['shortcodes', POST, `${FRONT}${'<Steps>'.repeat(3_000)}\n`],
  ['braces', POST, `${FRONT}${'{\n\n'.repeat(100_000)}`],
  ['shortcodes, line by line,', POST, FRONT + `${'<Steps>'.repeat(1_000)}\n\n`.repeat(40)],
  [
    'shortcodes with fields',
    POST,
    FRONT + `${'<Callout kind="note"> '.repeat(1_000)}\n`.repeat(40),
  ],
])('%s nested deeper than anybody writes', async (_, path, text) => {
  await check(path, Buffer.from(text), 'deep')
  writeFileSync(join(root, path), texts.get(path) ?? '')
})

test('names of JavaScript’s own are fields like any other', () => {
  const path = 'data/site.json'
  for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
    const text = (texts.get(path) ?? '').replace('{', `{\n  "${name}": {"name": "x"},`)
    expect(readBytes(path, () => Buffer.from(text)).faults).toEqual([
      expect.objectContaining({
        line: 2,
        column: 3,
        rule: 'unknown-field',
        message: `There is no field “${name}”.`,
      }),
    ])
  }
})

describe('a build that stops is noticed: of files that no check has seen', () => {
  const document = (path: string) => readings.get(path)?.document as Document
  const built = async (path: string, from: string, to: string) => {
    const { file, ...rest } = document(path)
    const text = file.text.replace(from, to)
    expect(text).not.toBe(file.text)
    writeFileSync(join(root, path), text)
    try {
      await build(
        { ...rest, file: { ...file, text } },
        [...readings.values()].flatMap(({ document }) => document ?? []),
      )
    } finally {
      writeFileSync(join(root, path), file.text)
    }
  }

  test.each([
    ['data/pricing.json', '"price": ', '"price": 500000000', /Int cannot represent/],
    ['data/navigation.json', '"seo"', '"soe"', /there is no Service soe/],
    ['data/site.json', '"name"', '"nome"', /SiteFacts.name is null/],
    ['data/tags.json', '[', '', /JSON/],
    [
      'data/faq.json',
      '"answer": "',
      '"answer": "{price:none} ',
      /names nothing that can be quoted/,
    ],
    ['data/service-pages/seo.json', '"item": "', '"item": "x', /has no chart or metric/],
  ])('%s with %s as %s', async (path, from, to, message) => {
    await expect(built(path, from, to)).rejects.toThrow(message)
  })
})

test('the README states what is tried here', () => {
  expect(readFileSync(join(__dirname, '../../README.md'), 'utf8')).toContain(
    `${MUTANTS.toLocaleString('en')} ways (seed ${SEED}), each answered within ${LIMIT_SECONDS} seconds`,
  )
})
