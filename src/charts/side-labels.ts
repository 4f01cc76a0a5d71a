/** Labels next to the ends of lines. */

/** The height of a line of text in the shortest chart, as a percentage of the chart’s height. */
const LINE_ROOM = 6.6
/** The gap between two labels if there’s room, as a percentage of the height. */
const BETWEEN = 4
/** The maximum number of characters in a line, unless a word is longer. */
const LINE_LENGTH = 12

/** A label next to its mark. */
interface SideLabel {
  /** The mark’s distance from the top, as a percentage of the height. */
  at: number
  lines: readonly string[]
}

/** Places labels as close to their marks as possible without overlap, from top to bottom. */
export function spread(labels: readonly SideLabel[]) {
  const lines = labels.flatMap(label => label.lines).length
  const gap = Math.max(0, Math.min(BETWEEN, (100 - lines * LINE_ROOM) / labels.length))
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

/** Breaks text into short lines, at spaces and dashes. */
export function wrap(text: string) {
  const lines: string[] = []
  let line = ''
  // Remove word joiners, so ranges can break here, unlike in a browser.
  for (const piece of text.replaceAll('\u2060', '').split(/(?<=[ –-])/)) {
    if (line && (line + piece).trimEnd().length > LINE_LENGTH) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += piece
  }
  return [...lines, line.trimEnd()]
}
