import { percent, round } from './scale'

/** Props of {@link Label}. */
interface LabelProps {
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
}

/** Text in a drawing, on one or more lines. */
export function Label({ x, y, lines, anchor, dx, dy = 0, className }: LabelProps) {
  const place = { x: percent(x), dx }
  return (
    <text
      {...place}
      y={percent(y)}
      dy={dy ? `${round(dy)}em` : undefined}
      textAnchor={anchor === 'start' ? undefined : anchor}
      className={className?.trim() || undefined}
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

interface FittedLabelProps extends Omit<LabelProps, 'lines'> {
  /** The label in one piece. */
  readonly text: string
  /** The lines on the narrowest drawing. */
  readonly narrow: readonly string[]
}

/** A label under a column: on one line where there is room for it, on several on a narrow drawing. */
export function FittedLabel({ text, narrow, ...place }: FittedLabelProps) {
  if (narrow.length === 1) return <Label {...place} lines={narrow} />
  return (
    <>
      <Label {...place} lines={[text]} className="g-wide" />
      <Label {...place} lines={narrow} className="g-small" />
    </>
  )
}
