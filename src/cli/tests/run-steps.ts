/** Carries steps out, one after the other, and says in the end what came of all. */
import type { Count, Step } from './step'

/** A step that takes about so many minutes is announced with them. */
function announcement({ name, does, minutes }: Step): string {
  const time = minutes ? `about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}` : ''
  const about = [does, time].filter(Boolean).join('; ')
  return about ? `> ${name} (${about})` : `> ${name}`
}

/**
 * Runs every step, also after one has failed. The last lines name what failed, and the very last is the
 * count: “N passed, N failed”.
 *
 * @param say writes a line
 * @returns the count over all
 */
export function runSteps(steps: readonly Step[], say: (line: string) => void): Count {
  const total: Count = { passed: 0, failed: 0 }
  const failures: string[] = []
  for (const step of steps) {
    say(`\n${announcement(step)}`)
    const result = step.run()
    total.passed += result.passed
    total.failed += result.failed
    failures.push(...result.failures)
  }
  if (failures.length > 0) say(`\nFailed:\n${failures.map(name => `  ${name}`).join('\n')}`)
  say(`\n${closingLine(total)}`)
  return total
}

/** The count, as the last line of a run. */
const closingLine = ({ passed, failed }: Count) => `${passed} passed, ${failed} failed`
