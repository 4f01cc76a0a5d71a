/** Where the words of a line chart stand: names on their lines, notes at their labels. */
import type { ChartData, ChartSeries } from './chart-types'
import { splitSeries } from './emphasis'
import { formatValue } from './format'
import type { LabelProps } from './Label'
import { choose, sample, type Box, type Candidate, type Point } from './place'
import { scaleForLines } from './scale'
import { boldWidth, NARROWEST, SMALL_ADVANCE, wrap } from './text-lines'

/** Percent above the highest point, for its number and for notes. */
const HEAD = 20
const LINE_HEIGHT = 16
const NOTE_WIDTH = 20

/** A note with the line that leads from it to its label on the axis. */
export interface PlacedNote {
  readonly at: number
  readonly from: number
  readonly to: number
  readonly label: LabelProps
}

/** A line chart’s scales in percent, and its placed labels. */
export interface LineLayout {
  x(index: number): number
  y(value: number): number
  /** Where zero lies; undefined where the scale does not start there. */
  readonly zero: number | undefined
  readonly names: readonly LabelProps[]
  readonly starts: readonly LabelProps[]
  readonly ends: readonly LabelProps[]
  readonly notes: readonly PlacedNote[]
}

const pixels = (percent: number) => (percent / 100) * NARROWEST
const percents = (pixel: number) => (pixel / NARROWEST) * 100

/** Works out all places of a line chart. */
export function layOutLines({ labels, series, format, marks }: ChartData): LineLayout {
  const { main } = splitSeries(series)
  const scale = scaleForLines(series.flatMap(({ values }) => values))
  const fromZero = scale.low <= 0
  const x = (index: number) => (index / Math.max(1, labels.length - 1)) * 100
  const y = (value: number) => HEAD + (100 - HEAD) * (1 - scale.at(value))
  const points = (values: readonly number[]): Point[] =>
    values.map((value, index) => ({ x: pixels(x(index)), y: pixels(y(value)) }))
  const lines = series.flatMap(({ values }) => sample(points(values)))
  const taken: Box[] = []

  /** A label above or below the point of a value, as `size` pixels high numerals or small words. */
  const around = (
    one: ChartSeries,
    index: number,
    texts: readonly string[],
    width: number,
    size: number,
    className: string | undefined,
    anchors: readonly ('start' | 'middle' | 'end')[],
    cost = 0,
  ): Candidate<LabelProps>[] => {
    const at = { x: x(index), y: y(one.values[index] ?? 0) }
    const height = size * 0.8 + (texts.length - 1) * LINE_HEIGHT
    return anchors.flatMap(anchor =>
      [8, 20, 34].flatMap((gap, far) =>
        (['above', 'below'] as const).map(side => {
          const left = pixels(at.x) - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0)
          const top = side === 'above' ? pixels(at.y) - gap - height : pixels(at.y) + gap
          return {
            box: { left, top, width, height },
            cost: cost + far * 6 + (side === 'above' ? 0 : 3),
            place: { x: at.x, y: percents(top + size * 0.8), anchor, lines: texts, className },
          }
        }),
      ),
    )
  }

  const last = labels.length - 1
  const ordered = [main, ...series.filter(one => one !== main)]
  const ends = ordered.map(one => {
    const text = formatValue(one.values[last] ?? 0, format)
    const size = one === main ? 32 : 19
    const candidates = around(one, last, [text], boldWidth(text) * size, size, one === main ? 'g-xl' : 'g-l', ['end'])
    return choose(candidates, lines, taken)
  })
  const starts = ordered.map(one => {
    const text = formatValue(one.values[0] ?? 0, format)
    return choose(around(one, 0, [text], boldWidth(text) * 19, 19, 'g-l', ['start']), lines, taken)
  })
  const notes = (marks ?? []).flatMap((mark): PlacedNote[] => {
    const index = labels.indexOf(mark.at)
    if (index < 0) return []
    const texts = wrap(`${mark.at}: ${mark.text}`, NOTE_WIDTH)
    const width = Math.max(...texts.map(text => text.length)) * SMALL_ADVANCE
    const height = texts.length * LINE_HEIGHT
    const at = x(index)
    const candidates = (['start', 'end'] as const).flatMap(anchor =>
      Array.from({ length: 34 }, (_, step): Candidate<PlacedNote> => {
        const top = step * 8
        const dx = anchor === 'start' ? 6 : -6
        return {
          box: { left: pixels(at) + dx - (anchor === 'end' ? width : 0), top, width, height },
          cost: step * 0.5 + (anchor === 'start' ? 0 : 2),
          place: {
            at,
            from: percents(top),
            to: 100,
            label: { x: at, dx, y: percents(top + 11), anchor, lines: texts },
          },
        }
      }),
    )
    return [choose(candidates, lines, taken)]
  })
  const names =
    series.length === 1
      ? []
      : ordered.map(one => {
          const texts = wrap(one.name, 24)
          const width = Math.max(...texts.map(text => text.length)) * 6.6
          const candidates = one.values.flatMap((_, index) =>
            around(one, index, texts, width, 16, 'g-b', ['middle', 'start', 'end'], Math.abs(index / last - 0.6) * 8),
          )
          return choose(candidates, lines, taken)
        })
  return { x, y, zero: fromZero ? y(0) : undefined, names, ends, starts, notes }
}
