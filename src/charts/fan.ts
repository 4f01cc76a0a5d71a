/** The fan chart: each case study’s first result as a line from a shared start, on a base-2 logarithmic scale. */
import type { Metric } from '../content/chart'
import { round } from './scale'

/** Space above the highest line and below the lowest for their names, as a percentage of the height. */
const TOP = 4
const BOTTOM = 3
/** The minimum distance between two names, as a percentage of the height. */
const NAME = 5

const TICKS: Readonly<Record<number, string>> = {
  [-4]: 'A sixteenth',
  [-3]: 'An eighth',
  [-2]: 'A quarter',
  [-1]: 'Half',
  0: 'Before',
  1: 'Double',
}

/** A case study and its first result. Validation makes sure both of the result’s numbers are above zero. */
interface StudyResult {
  result: Pick<Metric, 'baseline' | 'value'>
}

/**
 * Lays out the fan, starting with the biggest rise.
 *
 * @returns where each line ends and whether its name fits, the ticks, and the start, as percentages of the height
 */
export function layOutFan<Study extends StudyResult>(studies: readonly Study[]) {
  const sorted = studies
    .map(study => ({ study, change: Math.log2(study.result.value / study.result.baseline) }))
    .sort((a, b) => b.change - a.change)
  const changes = sorted.map(({ change }) => change)
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
  const ticks = []
  for (let step = Math.floor(high); step >= low; step--)
    ticks.push({ name: TICKS[step] ?? `${2 ** step} times`, y: y(step) })
  return { lines, ticks, start: y(0) }
}
