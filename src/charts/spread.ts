import { Label } from './Label'
import { round } from './scale'

/** The height of a line of text in the shortest chart, as a percentage of the chart’s height. */
const LINE_ROOM = 6.6
/** The gap between two labels if there’s room, as a percentage of the height. */
const BETWEEN = 4
/** The distance from a mark to its label, as a percentage of the width. */
const GAP = 3

/** A label next to its mark. */
interface EndLabel {
  /** The mark’s distance from the top, as a percentage of the height. */
  readonly at: number
  readonly lines: readonly string[]
}

/** Places labels as close to their marks as possible without overlap. Expects them sorted from top to bottom. */
export function spread(labels: readonly EndLabel[]) {
  const lines = labels.reduce((sum, label) => sum + label.lines.length, 0)
  const free = 100 - lines * LINE_ROOM
  const gap = Math.max(0, Math.min(BETWEEN, free / labels.length))
  const placed = labels.map(label => ({
    ...label,
    y: label.at,
    half: (label.lines.length * LINE_ROOM + gap) / 2,
  }))
  let edge = 0
  for (const label of placed) {
    label.y = Math.max(label.y, edge + label.half)
    edge = label.y + label.half
  }
  edge = 100
  for (const label of [...placed].reverse()) {
    label.y = Math.min(label.y, edge - label.half)
    edge = label.y - label.half
  }
  return placed
}

interface EndLabelsProps {
  /** Sorted from the highest mark to the lowest. */
  readonly labels: readonly EndLabel[]
  /** Where the marks end, as a percentage of the width. */
  readonly x: number
}

/** Labels at the ends of marks, each connected to its mark by a line. */
export function EndLabels({ labels, x }: EndLabelsProps) {
  const placed = spread(labels)
  const way = placed.map(({ at, y }) => `M${x} ${round(at)}L${x + GAP - 1} ${round(y)}`)
  return (
    <>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <path className="g-hair" d={way.join('')} />
      </svg>
      {placed.map(({ lines, y }, index) => (
        <Label
          key={index}
          x={x + GAP}
          y={y}
          dy={0.36 - (lines.length - 1) * 0.6}
          lines={lines}
          className="g-b"
        />
      ))}
    </>
  )
}
