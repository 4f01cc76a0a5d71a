import type { Fault } from './fault'
import { formatAnnotations, formatJson } from './report'

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
