/** The shapes of case-study drawings, to scale. */

interface ShapeProps {
  readonly value: number
  /** The earlier value, drawn as an outline next to it. */
  readonly before?: number | undefined
  /** The greatest value in the drawing. */
  readonly most: number
  /** The class of its fill; if undefined, it has the text color. */
  readonly fill: string | undefined
}

/** The maximum number of things drawn one by one. Nobody counts higher. */
const COUNTABLE = 400

/** How many are drawn as one, so no number is too large to draw. */
const together = (most: number) => Math.max(1, Math.ceil(most / COUNTABLE))

/** A stack of slabs, ten to each. */
export function Coins({ value, before, most, fill }: ShapeProps) {
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
      <path className={fill} d={stack(value, before === undefined ? 0 : 52)} />
    </svg>
  )
}

/** A square for each thing, five to a row, no taller than its heap so text can follow. */
export function Cells({ value, most, fill }: ShapeProps) {
  const count = Math.round(value / together(most))
  const height = Math.max(1, Math.ceil(count / 5)) * 10 - 2
  const cells = Array.from(
    { length: count },
    (_, index) => `M${(index % 5) * 10} ${height - 8 - Math.floor(index / 5) * 10}h8v8h-8z`,
  )
  return (
    <svg viewBox={`0 0 60 ${height}`} aria-hidden="true">
      <path className={fill} d={cells.join('')} />
    </svg>
  )
}
