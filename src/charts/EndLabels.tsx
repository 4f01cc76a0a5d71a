import { Label } from './Label'
import { round } from './scale'

/** Percent of the height that a line of a label needs, on the lowest drawing. */
const LINE_ROOM = 6.6
/** Percent between two labels, where there is room for so much. */
const BETWEEN = 4
/** Percent of the width from a mark to its label. */
const GAP = 3

/** A label at the side of its mark. */
export interface EndLabel {
  /** How high the mark is, in percent from the top. */
  readonly at: number
  readonly lines: readonly string[]
}

/** Places for labels, in the order of their marks, as near to these as they can be without touching. */
export function spread(labels: readonly EndLabel[]): number[] {
  const heights = labels.map(({ lines }) => lines.length * LINE_ROOM)
  const free = 100 - heights.reduce((sum, height) => sum + height, 0)
  const gap = Math.max(0, Math.min(BETWEEN, free / labels.length))
  const half = (index: number) => ((heights[index] ?? 0) + gap) / 2
  let edge = 0
  const places = labels.map(({ at }, index) => {
    const place = Math.max(at, edge + half(index))
    edge = place + half(index)
    return place
  })
  edge = 100
  return places
    .map((lowest, back) => ({ lowest, back }))
    .reverse()
    .map(({ lowest, back }) => {
      const place = Math.min(lowest, edge - half(back))
      edge = place - half(back)
      return place
    })
    .reverse()
}

interface EndLabelsProps {
  /** From the highest mark to the lowest. */
  readonly labels: readonly EndLabel[]
  /** Where the marks end, in percent of the width. */
  readonly x: number
  readonly className?: string
}

/** Labels beside the ends of marks, each at the end of a line from its own. */
export function EndLabels({ labels, x, className = '' }: EndLabelsProps) {
  const places = spread(labels)
  const way = labels.map(
    ({ at }, index) => `M${x} ${round(at)}L${x + GAP - 1} ${round(places[index] ?? at)}`,
  )
  return (
    <>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <path className={`g-hair ${className}`.trim()} d={way.join('')} />
      </svg>
      {labels.map(({ at, lines }, index) => (
        <Label
          key={index}
          x={x + GAP}
          y={places[index] ?? at}
          dy={0.36 - (lines.length - 1) * 0.6}
          lines={lines}
          className={`g-b ${className}`.trim()}
        />
      ))}
    </>
  )
}
