/** What formatted numbers are made of, and what they say. */

import type { InterfaceWords } from '../content/interface-words'
import type { ChartData, MetricData } from './chart-types'
import { fill } from './fill'

const NO_BREAK = '\u00A0'

/** A formatted number with its unit apart, so that the unit can be set smaller: “14 days” is 14 and days. */
export function splitUnit(text: string): [figure: string, unit: string] {
  const [figure = '', unit = ''] = text.split(NO_BREAK)
  return [figure, unit]
}

/** Whether the value moved the way it should. */
export function isGood(metric: Pick<MetricData, 'baseline' | 'value' | 'better'>): boolean {
  return metric.better === 'higher'
    ? metric.value > metric.baseline
    : metric.value < metric.baseline
}

/** The units of a chart's two axes: “Clicks a week, by week from the launch”. */
export function unitInWords(
  { unit, axis, format }: Pick<ChartData, 'unit' | 'axis' | 'format'>,
  words: Pick<InterfaceWords['drawings'], 'units' | 'axis'>,
) {
  const counted = unit ?? (format === 'number' ? '' : words.units[format])
  return axis ? fill(words.axis, { unit: counted, axis }) : counted
}
