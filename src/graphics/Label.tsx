import { percent } from './scale'

/** Props of {@link Label}. */
export interface LabelProps {
  /** Percent of the drawing. */
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
  const place = { x: percent(x), dx: dx || undefined }
  return (
    <text
      {...place}
      y={percent(y)}
      dy={dy ? `${dy}em` : undefined}
      textAnchor={anchor === 'start' ? undefined : anchor}
      className={className}
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
