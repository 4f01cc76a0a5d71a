import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Fault } from './fault'
import { formatAnnotations, formatFaults, formatJson } from './fault-report'

const fault = (more: Partial<Fault> = {}): Fault => ({
  file: 'data/site.json',
  line: 3,
  column: 7,
  severity: 'error',
  message: 'A fault.',
  rule: 'field',
  ...more,
})

describe('annotations', () => {
  test('name the place, the rule, the message and the remedy', () => {
    expect(formatAnnotations([fault({ remedy: 'Mend it.' })])).toBe(
      '::error file=data/site.json,line=3,col=7,title=field::A fault.%0AMend it.',
    )
  })

  test('a fault stays on one line whatever editors wrote', () => {
    const text = formatAnnotations([
      fault({ message: '100%\r\n::error::forged', file: 'content/a,b:c%/index.mdx' }),
    ])
    expect(text).toBe(
      '::error file=content/a%2Cb%3Ac%25/index.mdx,line=3,col=7,title=field::100%25%0D%0A::error::forged',
    )
  })

  test('errors come before warnings, each otherwise in place', () => {
    const lines = formatAnnotations([
      fault({ severity: 'warning', message: 'one' }),
      fault({ message: 'two' }),
      fault({ message: 'three' }),
    ]).split('\n')
    expect(lines.map(line => /^::(\w+).*::(\w+)$/.exec(line)?.slice(1))).toEqual([
      ['error', 'two'],
      ['error', 'three'],
      ['warning', 'one'],
    ])
  })
})

test('JSON counts and repeats every fault', () => {
  const faults = [fault(), fault({ severity: 'warning' })]
  expect(JSON.parse(formatJson({ faults, files: 95, notes: ['a note'] }))).toEqual({
    files: 95,
    errors: 1,
    warnings: 1,
    notes: ['a note'],
    faults,
  })
})

test('of many places to fill in, each file tells three and the lines of the others', () => {
  const left = (line: number) => fault({ line, rule: 'placeholder' })
  const text = formatFaults('/nowhere', [...[1, 2, 4, 5, 9].map(left), fault({ line: 7 })])
  expect(text.split('\n\n')).toEqual([
    ...[1, 2, 4, 7].map(line => `data/site.json:${line}:7: A fault.`),
    'data/site.json:5: 2 more places are still to be filled in: line 5, 9.',
    '6 errors in 1 file.',
  ])
})

describe('a frame', () => {
  const root = mkdtempSync(join(tmpdir(), 'frames-'))
  afterAll(() => rmSync(root, { recursive: true }))
  const framed = (text: string, line: number, column: number) => {
    writeFileSync(join(root, 'long.mdx'), text)
    return formatFaults(root, [fault({ file: 'long.mdx', line, column })])
  }

  test('shows the part of a long line that the fault stands in', () => {
    const report = framed(
      `before\n${'a'.repeat(500_000)}HERE${'b'.repeat(500_000)}\nafter`,
      2,
      500_001,
    )
    expect(report.length).toBeLessThan(800)
    const [marked = '', caret = ''] = report.split('\n').slice(2)
    expect(marked).toMatch(/^> 2 \| …a+HEREb+…$/)
    expect(caret.indexOf('^')).toBe(marked.indexOf('HERE'))
  })

  test('of a file of many megabytes is made at once', () => {
    expect(framed('short\n'.repeat(3_000_000), 2_999_999, 1)).toContain('> 2999999 | short')
  })
})
