/** The height of a line of text in the shortest chart, as a percentage of the chart’s height. */
const LINE_ROOM = 6.6
/** The gap between two labels if there’s room, as a percentage of the height. */
const BETWEEN = 4

/** A label next to its mark. */
interface SideLabel {
  /** The mark’s distance from the top, as a percentage of the height. */
  readonly at: number
  readonly lines: readonly string[]
}

/** Places labels as close to their marks as possible without overlap, from top to bottom. */
export function spread(labels: readonly SideLabel[]) {
  const lines = labels.flatMap(label => label.lines).length
  const gap = Math.min(BETWEEN, (100 - lines * LINE_ROOM) / labels.length)
  const placed = labels
    .map(label => ({
      ...label,
      y: label.at,
      half: (label.lines.length * LINE_ROOM + gap) / 2,
    }))
    .sort((one, other) => one.at - other.at)
  let edge = 0
  for (const label of placed) {
    label.y = Math.max(label.y, edge + label.half)
    edge = label.y + label.half
  }
  edge = 100
  for (const label of placed.toReversed()) {
    label.y = Math.min(label.y, edge - label.half)
    edge = label.y - label.half
  }
  return placed
}
