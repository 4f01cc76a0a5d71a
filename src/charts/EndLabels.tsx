import { Label } from './Label'
import { round } from './scale'

/** Percent of the height a line of text needs in the shortest chart. */
const LINE_ROOM = 6.6
/** Percent between two labels, if there’s room. */
const BETWEEN = 4
/** Percent of the width from a mark to its label. */
const GAP = 3

/** A label next to its mark. */
interface EndLabel {
  /** Percent from the top to the mark. */
  readonly at: number
  readonly lines: readonly string[]
}

/** Places labels in the order of their marks, as close to them as possible without touching. */
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
  /** From the highest mark to the lowest. */
  readonly labels: readonly EndLabel[]
  /** Percent of the width where the marks end. */
  readonly x: number
}

/** Labels next to the ends of marks, each connected to its mark by a line. */
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
