/** Where the words of a line chart stand: names on their lines, notes at their labels. */
import { formatValue } from '../content/format'
import type { ChartData, ChartSeries } from './chart-types'
import { splitSeries } from './emphasis'
import type { LabelProps } from './Label'
import {
  chooseLabelPositions,
  pointsAlong,
  type CandidatePosition,
  type Point,
  type OccupiedSpace,
} from './label-placement'
import { scaleFromZero } from './scale'
import { boldWidth, NARROWEST, SMALL_ADVANCE, wrap } from './text-lines'

/** Percent above the highest point, for its number and for notes. */
const HEAD = 20
const LINE_HEIGHT = 16
/** How far a label may stand from its point, in its own size. */
const GAPS = [0.3, 0.6, 1, 1.6] as const
/** Pixels between a number and the end of its line, where the field ends too. */
const INSET = 8
/** Characters on a line of a note, to be tried in this order. */
const NOTE_WIDTHS = [22, 16, 12]

/** Labels whose every order is tried. */
const MOST_AT_ONCE = 5

/** A note with the line that leads from it to its label on the axis. */
export interface PlacedNote {
  readonly at: number
  readonly from: number
  readonly to: number
  readonly label: LabelProps
}

/** What words in the drawing are: a note, or the name of a line. */
type Placed = { readonly note: PlacedNote } | { readonly name: LabelProps }

/** A line chart’s scales in percent, and its placed labels. */
export interface LineLayout {
  readonly x: (index: number) => number
  readonly y: (value: number) => number
  /** Where zero lies. */
  readonly zero: number
  readonly names: readonly LabelProps[]
  readonly starts: readonly LabelProps[]
  readonly ends: readonly LabelProps[]
  readonly notes: readonly PlacedNote[]
}

const pixels = (percent: number) => (percent / 100) * NARROWEST
const percents = (pixel: number) => (pixel / NARROWEST) * 100

/** Works out where everything of a line chart stands. */
export function layOutLines({ labels, series, format, marks }: ChartData): LineLayout {
  const { main } = splitSeries(series)
  const scale = scaleFromZero(series.flatMap(({ values }) => values))
  const x = (index: number) => (index / Math.max(1, labels.length - 1)) * 100
  const y = (value: number) => HEAD + (100 - HEAD) * (1 - scale.at(value))
  const points = (values: readonly number[]): Point[] =>
    values.map((value, index) => ({ x: pixels(x(index)), y: pixels(y(value)) }))
  const lines = series.flatMap(({ values }) => pointsAlong(points(values)))
  let occupied: OccupiedSpace = { boxes: [], lines: [] }
  const choose = <Content>(
    labelled: readonly (readonly CandidatePosition<Content>[])[],
  ): Content[] => {
    const result = chooseLabelPositions(labelled, lines, occupied)
    occupied = result.occupied
    return result.chosen
  }

  /**
   * Places for a label above or below the point of a value. It hangs on that point, so that it stays
   * with it whatever the size of the drawing.
   */
  const around = (
    one: ChartSeries,
    index: number,
    label: Pick<LabelProps, 'lines' | 'className' | 'plate' | 'dx'> & {
      width: number
      size: number
    },
    anchors: readonly ('start' | 'middle' | 'end')[],
    cost = 0,
  ): CandidatePosition<LabelProps>[] => {
    const { lines: texts, className, plate, dx = 0, width, size } = label
    const at = { x: x(index), y: y(one.values[index] ?? 0) }
    const height = size * (0.8 + (texts.length - 1) * 1.2)
    // Of two numbers at one place the greater stands above, the smaller below.
    const [above, below] = [Math.max, Math.min].map(
      most => one.values[index] === most(...series.map(({ values }) => values[index] ?? 0)),
    )
    const alone = series.length === 1
    return anchors.flatMap(anchor =>
      GAPS.flatMap((gap, far) =>
        (['above', 'below'] as const).map(side => {
          const left =
            pixels(at.x) + dx - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0)
          const foot =
            side === 'above' ? -gap * size - (height - size * 0.8) : gap * size + size * 0.8
          const wrong =
            plate && falls ? side === 'above' : !alone && !(side === 'above' ? above : below)
          return {
            box: { left, top: pixels(at.y) + foot - size * 0.8, width, height },
            cost: cost + far * 6 + (side === 'above' ? 0 : 3) + (wrong ? 300 : 0),
            content: { ...at, dx, dy: foot / size, anchor, lines: texts, className, plate },
          }
        }),
      ),
    )
  }

  const last = labels.length - 1
  // Over the end of a line that has just been at its highest, its number would stand on that peak.
  const peak = Math.max(...main.values)
  const falls = main.values.at(-1) !== peak && main.values.lastIndexOf(peak) >= last - 2
  const ordered = [main, ...series.filter(one => one !== main)]
  /** The numbers at an end; where two lines meet there, one stands for both. */
  const numbersAt = (index: number, anchor: 'start' | 'end') =>
    choose(
      ordered
        .filter(
          (one, order) =>
            ordered.findIndex(other => other.values[index] === one.values[index]) === order,
        )
        .map(one => {
          const text = formatValue(one.values[index] ?? 0, format)
          const plate = index === last && one === main
          // Room for the main numeral on wide drawings, where it grows more than the drawing does.
          const size = plate ? 40 : 19
          const width = boldWidth(text) * size
          const className = plate ? 'g-xl' : 'g-l'
          // On its own field it has its room already, and ends where the field of the line ends.
          const dx = plate ? 0 : anchor === 'start' ? INSET : -INSET
          return around(one, index, { lines: [text], className, plate, dx, width, size }, [anchor])
        }),
    )
  const ends = numbersAt(last, 'end')
  const starts = numbersAt(0, 'start')
  // The line at the height of the start runs through the drawing, but through no words.
  const start = { left: 0, top: pixels(y(main.values[0] ?? 0)), width: NARROWEST, height: 1 }
  occupied = { ...occupied, lines: [...occupied.lines, start] }
  const placesOfNotes = (marks ?? []).flatMap(mark => {
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
        Array.from({ length: 36 }, (_, step): CandidatePosition<Placed> => {
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
            content: {
              note: {
                at,
                from,
                to,
                label: { x: at, dx, y: percents(top + 11), anchor, lines: texts },
              },
            },
          }
        }),
      )
    })
    return [candidates]
  })
  const placesOfNames =
    series.length === 1
      ? []
      : ordered.map(one =>
          [24, 16].flatMap((most, narrower) => {
            const texts = wrap(one.name, most)
            const width = Math.max(...texts.map(text => text.length)) * 6.6
            return one.values.flatMap((_, index) => {
              const cost = Math.abs(index / last - 0.6) * 8 + narrower * 4
              const label = { lines: texts, className: 'g-b', width, size: 16 }
              return around(one, index, label, ['middle', 'start', 'end'], cost).map(
                ({ content, ...place }): CandidatePosition<Placed> => ({
                  ...place,
                  content: { name: content },
                }),
              )
            })
          }),
        )
  // Together, so that a note makes room for a name and a name for a note's line; many in turn.
  const places = [...placesOfNotes, ...placesOfNames]
  const placed =
    places.length <= MOST_AT_ONCE
      ? choose(places)
      : [...choose(placesOfNotes), ...choose(placesOfNames)]
  return {
    ...{ x, y, zero: y(0), ends, starts },
    notes: placed.flatMap(one => ('note' in one ? one.note : [])),
    names: placed.flatMap(one => ('name' in one ? one.name : [])),
  }
}
