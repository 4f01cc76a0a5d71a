/** First results of studies as lines from one start, on a scale of doublings, led to rows of equal height. */
import { doublings } from './scale'

/** Percent of the drawing's width: the start of the lines beside the ticks, their ends, and the rows. */
const START = 24
const END = 82
/** A tenth of a percent is a pixel of the tallest fan. */
const round = (value: number) => Math.round(value * 10) / 10

/** Percent of the height above the highest tick, in which its name stands. */
const TOP = 4

const TICKS: Readonly<Record<number, string>> = {
  [-4]: 'A sixteenth',
  [-3]: 'An eighth',
  [-2]: 'A quarter',
  [-1]: 'Half',
  0: 'As before',
  1: 'Twice',
  2: 'Four times',
  3: 'Eight times',
}

/** A result whose two numbers are above zero. */
interface Result {
  readonly baseline: number
  readonly value: number
}

/**
 * Lays out the fan: the greatest rise first, each line led to the middle of its row.
 *
 * @param resultOf a study's first result
 * @returns the paths of each line and of its way to its row, and the ticks, in percent of the drawing
 * @throws where a number is not above zero, since it has no place on a scale of doublings
 */
export function layOutFan<Study>(studies: readonly Study[], resultOf: (study: Study) => Result) {
  const sorted = studies
    .map(study => ({ study, way: doublings(resultOf(study)) }))
    .sort((a, b) => b.way - a.way)
  const ways = sorted.map(({ way }) => way)
  if (!ways.every(Number.isFinite)) throw new Error('A result in the fan is not above zero.')
  const high = Math.ceil(Math.max(0, ...ways))
  const low = Math.floor(Math.min(0, ...ways))
  const y = (way: number) => round(TOP + ((high - way) / (high - low || 1)) * (100 - TOP))
  const lines = sorted.map(({ study, way }, index) => {
    const row = round(((index + 0.5) / sorted.length) * 100)
    return {
      study,
      ray: `M${START} ${y(0)}L${END} ${y(way)}`,
      lead: `M${END} ${y(way)}C${END + 8} ${y(way)} ${END + 10} ${row} 100 ${row}`,
    }
  })
  const ticks = Array.from({ length: high - low + 1 }, (_, index) => {
    const step = high - index
    return { name: TICKS[step] ?? `${2 ** step} times`, y: y(step) }
  })
  return { lines, ticks }
}
