/** Carries steps out, one after the other, and says in the end what came of all. */
import type { Count, Step } from './step'

/** A step that takes about so many minutes is announced with them. */
function announcement({ name, does, minutes }: Step): string {
  const time = minutes ? `about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}` : ''
  const about = [does, time].filter(Boolean).join('; ')
  return about ? `> ${name} (${about})` : `> ${name}`
}

/**
 * Runs every step, also after one has failed. The last lines name what passed only when it was tried again,
 * and what failed; the very last is the count: “N passed, N failed”.
 *
 * @param say writes a line
 * @returns the count over all
 */
export function runSteps(steps: readonly Step[], say: (line: string) => void): Count {
  const total: Count = { passed: 0, failed: 0 }
  const failures: string[] = []
  const unsteady: string[] = []
  for (const step of steps) {
    say(`\n${announcement(step)}`)
    const result = step.run()
    total.passed += result.passed
    total.failed += result.failed
    failures.push(...result.failures)
    unsteady.push(...(result.unsteady ?? []))
  }
  sayList('Passed only when tried again', unsteady, say)
  sayList('Failed', failures, say)
  say(`\n${closingLine(total)}`)
  return total
}

function sayList(heading: string, names: readonly string[], say: (line: string) => void): void {
  if (names.length > 0) say(`\n${heading}:\n${names.map(name => `  ${name}`).join('\n')}`)
}

/** The count, as the last line of a run. */
const closingLine = ({ passed, failed }: Count) => `${passed} passed, ${failed} failed`
