import { percent, round } from './scale'
import { boldWidth } from './text-lines'

/** Props of {@link Label}. */
export interface LabelProps {
  /** Percent of the drawing: where the thing is that the label names. */
  readonly x: number
  readonly y: number
  readonly lines: readonly string[]
  readonly anchor?: 'start' | 'middle' | 'end'
  /** Pixels to the right. */
  readonly dx?: number
  /** Where the first line’s foot stands below `y`, in em. */
  readonly dy?: number
  readonly className?: string
  /** Whether it is the one number that matters and stands on nothing bright yet: it brings its own field. */
  readonly plate?: boolean
}

/** The room around a number on its own field, in em: at its sides, above its figures, and in all. */
const SIDE = 0.1
const ABOVE = 0.82
const TALL = 0.96

/** Text in a drawing, on one or more lines. */
export function Label({ x, y, lines, anchor, dx, dy = 0, className, plate }: LabelProps) {
  if (plate) {
    const width = boldWidth(lines.join()) + 2 * SIDE
    const left = anchor === 'end' ? -width : anchor === 'middle' ? -width / 2 : 0
    return (
      <svg x={percent(x)} y={percent(y)} overflow="visible">
        <rect
          className={`g-plate g-a ${className ?? ''}`}
          x={`${round(left)}em`}
          y={`${round(dy - ABOVE)}em`}
          width={`${round(width)}em`}
          height={`${TALL}em`}
          transform={dx ? `translate(${dx})` : undefined}
        />
        <text
          className={`${className ?? ''} g-x`}
          dx={dx || undefined}
          x={`${round(left + SIDE)}em`}
          dy={`${round(dy)}em`}
        >
          {lines.join()}
        </text>
      </svg>
    )
  }
  const place = { x: percent(x), dx: dx || undefined }
  return (
    <text
      {...place}
      y={percent(y)}
      dy={dy ? `${round(dy)}em` : undefined}
      textAnchor={anchor === 'start' ? undefined : anchor}
      className={className || undefined}
    >
      {lines.length === 1
        ? lines[0]
        : lines.map((line, index) => (
            <tspan key={line} {...place} dy={index ? '1.2em' : undefined}>
              {line}
            </tspan>
          ))}
    </text>
  )
}

/** A label under a column: on one line where there is room for it, on several on a narrow drawing. */
export function FittedLabel({
  narrow,
  ...label
}: Omit<LabelProps, 'lines'> & {
  /** The label in one piece. */
  readonly text: string
  /** The lines on the narrowest drawing. */
  readonly narrow: readonly string[]
}) {
  const { text, ...place } = label
  if (narrow.length === 1) return <Label {...place} lines={narrow} />
  return (
    <>
      <Label {...place} lines={[text]} className="g-wide" />
      <Label {...place} lines={narrow} className="g-small" />
    </>
  )
}
