/** First results of case studies as lines from one start, on a doubling scale. */
import { doublings, round } from './scale'

/** Percent of the height above the highest line and below the lowest, for their names. */
const TOP = 4
const BOTTOM = 3
/** Percent of the height between two names, so they don’t touch. */
const NAME = 5

const TICKS: Readonly<Record<number, string>> = {
  [-4]: 'A sixteenth',
  [-3]: 'An eighth',
  [-2]: 'A quarter',
  [-1]: 'Half',
  0: 'Before',
  1: 'Double',
}

/** A case study with its first result, whose numbers are both above zero. */
interface StudyResult {
  readonly result: { readonly baseline: number; readonly value: number }
}

/**
 * Lays out the fan, the greatest rise first.
 *
 * @returns where each line ends, whether there’s room to name it, and the ticks, in percent of the height
 * @throws if a number isn’t above zero, since a doubling scale can’t show it
 */
export function layOutFan<Study extends StudyResult>(studies: readonly Study[]) {
  const sorted = studies
    .map(study => ({ study, change: doublings(study.result) }))
    .sort((a, b) => b.change - a.change)
  const changes = sorted.map(({ change }) => change)
  if (!changes.every(Number.isFinite)) throw new Error('A result in the fan isn’t above zero.')
  const high = Math.max(0, ...changes)
  const low = Math.min(0, ...changes)
  const y = (change: number) =>
    round(TOP + ((high - change) / (high - low || 1)) * (100 - TOP - BOTTOM))
  let lastName = -NAME
  const lines = sorted.map(({ study, change }) => {
    const end = y(change)
    const isNamed = end - lastName >= NAME
    if (isNamed) lastName = end
    return { study, end, isNamed }
  })
  const steps = Math.floor(high) - Math.ceil(low) + 1
  const ticks = Array.from({ length: steps }, (_, index) => {
    const step = Math.floor(high) - index
    return { name: TICKS[step] ?? `${2 ** step} times`, y: y(step) }
  })
  return { lines, ticks, start: y(0) }
}
