/** Where the words of a line chart stand: names on their lines, notes at their labels. */
import type { ChartData, ChartSeries } from './chart-types'
import { splitSeries } from './emphasis'
import { formatValue } from './format'
import type { LabelProps } from './Label'
import { placeLabels, sample, type Candidate, type Point, type Taken } from './place'
import { scaleForLines } from './scale'
import { boldWidth, NARROWEST, SMALL_ADVANCE, wrap } from './text-lines'

/** Percent above the highest point, for its number and for notes. */
const HEAD = 20
const LINE_HEIGHT = 16
/** Characters on a line of a note, to be tried in this order. */
const NOTE_WIDTHS = [22, 16, 12]

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
  let taken: Taken = { boxes: [], lines: [] }
  const place = <Place>(labelled: readonly (readonly Candidate<Place>[])[]): Place[] => {
    const result = placeLabels(labelled, lines, taken)
    taken = result.taken
    return result.places
  }

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
      [8, 20, 34, 52, 76].flatMap((gap, far) =>
        (['above', 'below'] as const).map(side => {
          const left =
            pixels(at.x) - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0)
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
  const ends = place(
    ordered.map(one => {
      const text = formatValue(one.values[last] ?? 0, format)
      // Room for the main numeral on wide drawings, where it grows more than the drawing does.
      const size = one === main ? 40 : 19
      return around(
        one,
        last,
        [text],
        boldWidth(text) * size,
        size,
        one === main ? 'g-xl' : 'g-l',
        ['end'],
      )
    }),
  )
  const starts = place(
    ordered.map(one => {
      const text = formatValue(one.values[0] ?? 0, format)
      return around(one, 0, [text], boldWidth(text) * 19, 19, 'g-l', ['start'])
    }),
  )
  const notes = place(
    (marks ?? []).flatMap(mark => {
      const index = labels.indexOf(mark.at)
      if (index < 0) return []
      const at = x(index)
      // The line crosses the points of all series: only the text knows which of them it is about.
      const heights = series.map(({ values }) => y(values[index] ?? 0))
      const highest = Math.min(...heights)
      const lowest = Math.max(...heights)
      const candidates = NOTE_WIDTHS.flatMap((most, narrower) => {
        const texts = wrap(`${mark.at}: ${mark.text}`, most)
        const width = Math.max(...texts.map(text => text.length)) * SMALL_ADVANCE
        const height = texts.length * LINE_HEIGHT
        return (['start', 'end'] as const).flatMap(anchor =>
          Array.from({ length: 36 }, (_, step): Candidate<PlacedNote> => {
            const top = step * 8
            const dx = anchor === 'start' ? 6 : -6
            const from = Math.min(highest, percents(top))
            const to = Math.max(lowest, percents(top + height))
            return {
              box: { left: pixels(at) + dx - (anchor === 'end' ? width : 0), top, width, height },
              line: {
                left: pixels(at) - 1,
                top: pixels(from),
                width: 2,
                height: pixels(to - from),
              },
              cost:
                Math.abs(pixels(highest) - top - height - 24) * 0.06 +
                narrower * 3 +
                (anchor === 'start' ? 0 : 2),
              place: {
                at,
                from,
                to,
                label: { x: at, dx, y: percents(top + 11), anchor, lines: texts },
              },
            }
          }),
        )
      })
      return [candidates]
    }),
  )
  const names =
    series.length === 1
      ? []
      : place(
          ordered.map(one => {
            return [24, 16].flatMap((most, narrower) => {
              const texts = wrap(one.name, most)
              const width = Math.max(...texts.map(text => text.length)) * 6.6
              return one.values.flatMap((_, index) => {
                const cost = Math.abs(index / last - 0.6) * 8 + narrower * 4
                return around(one, index, texts, width, 16, 'g-b', ['middle', 'start', 'end'], cost)
              })
            })
          }),
        )
  return { x, y, zero: fromZero ? y(0) : undefined, names, ends, starts, notes }
}
