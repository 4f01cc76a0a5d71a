/** What formatted numbers are made of, and what they say. */

import { chartWords } from './words'
import { fill } from '../content/format'
import type { ChartData } from './chart-types'

/** The units of a chart's two axes: “Clicks a week, by week from the launch”. */
export function unitInWords({
  unit,
  axis,
  format,
}: Pick<ChartData, 'unit' | 'axis' | 'format'>): string {
  const words = chartWords
  const counted = unit ?? (format === 'number' ? '' : words.units[format])
  return axis ? fill(words.axis, { unit: counted, axis }) : counted
}
