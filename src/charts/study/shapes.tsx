/** The shapes of study drawings: each to scale, in the colour of the text around it. */

interface ShapeProps {
  readonly value: number
  readonly bright: boolean
}

interface ScaledProps extends ShapeProps {
  /** The greatest value of the drawing. */
  readonly most: number
  readonly before?: number
}

const fill = (bright: boolean) => (bright ? 'g-a' : undefined)

/** The most things of a drawing that are drawn one by one: whatever there are more of, nobody counts. */
const COUNTABLE = 400

/** How many are drawn as one, so that no number is too large to be drawn. */
const together = (most: number) => Math.max(1, Math.ceil(most / COUNTABLE))

/** Slabs of ten, one on another. */
export function Coins({ value, before, most, bright }: ScaledProps) {
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

/** How high the greatest of all pairs is, in letters. */
const STEPS_HIGH = 15

/** Two columns: before, quiet, and after. As high as the higher one, so that words can stand on it. */
export function Pair({ value, before = 0, most, bright }: ScaledProps) {
  const heightOf = (amount: number) => Math.round((amount / most) * 200)
  const high = Math.max(1, heightOf(value), heightOf(before))
  const column = (amount: number, x: number) =>
    `M${x} ${high - heightOf(amount)}h50v${heightOf(amount)}h-50z`
  return (
    <svg
      viewBox={`0 0 100 ${high}`}
      height={`${(high / 200) * STEPS_HIGH}em`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="g-q" d={column(before, 0)} />
      <path className={fill(bright)} d={column(value, 50)} />
    </svg>
  )
}

const cell = (x: number, y: number) => `M${x} ${y}h8v8h-8z`

/** A square for each thing, heaped five to a row; no higher than its heap, so that words can stand on it. */
export function Cells({ value, most, bright }: ScaledProps) {
  const count = Math.round(value / together(most))
  const height = Math.max(1, Math.ceil(count / 5)) * 10 - 2
  const cells = Array.from({ length: count }, (_, index) =>
    cell((index % 5) * 10, height - 8 - Math.floor(index / 5) * 10),
  )
  return (
    <svg viewBox={`0 0 60 ${height}`} aria-hidden="true">
      <path className={fill(bright)} d={cells.join('')} />
    </svg>
  )
}

/** A hundred squares, of which as many stand out as the value has percent. */
export function Hundred({ value, bright }: ShapeProps) {
  const cells = Array.from({ length: 100 }, (_, index) =>
    cell((index % 10) * 10, 90 - Math.floor(index / 10) * 10),
  )
  const filled = Math.round(value)
  return (
    <svg viewBox="0 0 98 98" aria-hidden="true">
      <path className="g-q" d={cells.slice(filled).join('')} />
      <path className={fill(bright)} d={cells.slice(0, filled).join('')} />
    </svg>
  )
}

/** A road as long as the way, with its dashes. */
export function Road({ share, bright }: { readonly share: number; readonly bright: boolean }) {
  const width = `${Math.round(share * 1000) / 10}%`
  return (
    <svg width="100%" height="56" aria-hidden="true">
      <rect className={fill(bright)} width={width} height="56" />
      <line className="g-rule g-dash" x2={width} y1="28" y2="28" strokeWidth="4" />
    </svg>
  )
}

/** A cell for each day, where it fell. */
export function Strip({
  from,
  days,
  most,
  bright,
}: {
  readonly from: number
  readonly days: number
  /** The days of the whole width. */
  readonly most: number
  readonly bright: boolean
}) {
  const share = together(most)
  const cells = Array.from(
    { length: Math.ceil(days / share) },
    (_, day) => `M${(from / share + day) * 10} 0h8v16h-8z`,
  )
  const width = (most / share) * 10
  return (
    <svg viewBox={`0 0 ${width} 16`} aria-hidden="true">
      <path className="g-hair" d={`M0 8H${width}`} />
      <path className={fill(bright)} d={cells.join('')} />
    </svg>
  )
}
