import { runSteps } from './run-steps'
import type { Result, Step } from './step'

const step = (name: string, passed: number, failures: string[] = [], about = {}): Step => ({
  name,
  ...about,
  run: (): Result => ({ passed, failed: failures.length, failures }),
})

function run(steps: Step[]) {
  const lines: string[] = []
  const total = runSteps(steps, line => lines.push(line))
  return { total, lines: lines.join('\n').split('\n') }
}

test('the last line is the count over all, alone', () => {
  const { total, lines } = run([step('a', 3), step('b', 4)])
  expect(total).toEqual({ passed: 7, failed: 0 })
  expect(lines.at(-1)).toBe('7 passed, 0 failed')
  expect(lines.filter(line => line.includes(' passed, '))).toHaveLength(1)
})

test('a failure ends nothing, and what failed is named before the count', () => {
  const { total, lines } = run([step('a', 1, ['one thing', 'another']), step('b', 2)])
  expect(total).toEqual({ passed: 3, failed: 2 })
  expect(lines.slice(-5)).toEqual(['Failed:', '  one thing', '  another', '', '3 passed, 2 failed'])
})

test('what passed only when it was tried again is named, and counts as passed', () => {
  const unsteady: Step = {
    name: 'a',
    run: () => ({ passed: 2, failed: 0, failures: [], unsteady: ['a thing'] }),
  }
  const { lines } = run([unsteady, step('b', 1, ['another'])])
  expect(lines.slice(-7)).toEqual([
    ...['Passed only when tried again:', '  a thing', ''],
    ...['Failed:', '  another', ''],
    '3 passed, 1 failed',
  ])
})

test('a long step says what it does and how long it takes', () => {
  const about = { does: 'uses the site in a browser', minutes: 5 }
  const { lines } = run([step('a', 1, [], about), step('b', 1, [], { minutes: 1 }), step('c', 1)])
  expect(lines.filter(line => line.startsWith('>'))).toEqual([
    '> a (uses the site in a browser; about 5 minutes)',
    '> b (about 1 minute)',
    '> c',
  ])
})
