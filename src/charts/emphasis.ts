import type { Chart } from '../content/chart'

/** Fill classes of the series that the last series is compared with. */
const OTHER_FILLS = ['g-i', 'g-s']

/**
 * Returns the fill class of a series, or of its bar at a label. Orange is reserved for values measured after the work.
 * The last series stands out, since series are ordered from “before” to “after”.
 */
export function fillOf({ after, series }: Chart, one: Chart['series'][number], label = one.name) {
  if (after === one.name || after === label) return 'g-a'
  return one === series.at(-1) ? 'g-f' : OTHER_FILLS[series.indexOf(one)]
}
