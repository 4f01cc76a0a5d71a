/** The shapes of study drawings: each to scale, in the colour of the text around it. */

interface ShapeProps {
  readonly value: number
  /** What it is compared with, drawn as an outline beside it. */
  readonly before?: number | undefined
  /** The greatest value of the drawing. */
  readonly most: number
  /** Whether it is the one that matters. */
  readonly bright: boolean
}

const fill = (bright: boolean) => (bright ? 'g-a' : undefined)

/** The most things that are drawn one by one: whatever there are more of, nobody counts. */
const COUNTABLE = 400

/** How many are drawn as one, so that no number is too large to be drawn. */
const together = (most: number) => Math.max(1, Math.ceil(most / COUNTABLE))

/** Slabs of ten, one on another. */
export function Coins({ value, before, most, bright }: ShapeProps) {
  const share = together(most / 10)
  const height = Math.ceil(most / share / 10) * 10
  const stack = (amount: number, x: number) =>
    Array.from({ length: Math.ceil(amount / share / 10) }, (_, index) => {
      const thick = Math.min(8, (amount / share - index * 10) * 0.8)
      return `M${x} ${Math.round(height - index * 10 - thick)}h46v${Math.round(thick)}h-46z`
    }).join('')
  return (
    <svg viewBox={`0 0 100 ${height}`} aria-hidden="true">
      {before !== undefined && <path className="g-q" d={stack(before, 0)} />}
      <path className={fill(bright)} d={stack(value, before === undefined ? 0 : 52)} />
    </svg>
  )
}

/** A square for each thing, heaped five to a row; no higher than its heap, so that words stand under it. */
export function Cells({ value, most, bright }: ShapeProps) {
  const count = Math.round(value / together(most))
  const height = Math.max(1, Math.ceil(count / 5)) * 10 - 2
  const cells = Array.from(
    { length: count },
    (_, index) => `M${(index % 5) * 10} ${height - 8 - Math.floor(index / 5) * 10}h8v8h-8z`,
  )
  return (
    <svg viewBox={`0 0 60 ${height}`} aria-hidden="true">
      <path className={fill(bright)} d={cells.join('')} />
    </svg>
  )
}
