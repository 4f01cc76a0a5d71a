import { percent, round } from './scale'

/** Props of {@link Label}. */
interface LabelProps {
  /** The position, as percentages of the drawing's width and height. */
  x: number
  y: number
  lines: readonly string[]
  anchor?: 'middle' | 'end'
  /** The offset to the right, in pixels. */
  dx?: number
  /** Distance from `y` down to the first baseline, in em. By default, `y` is the middle of the text. */
  dy?: number
  className?: string
}

/** Text in a chart, on one or more lines. */
export function Label({ x, y, lines, anchor, dx, dy, className }: LabelProps) {
  const place = { x: percent(x), dx }
  return (
    <text
      {...place}
      y={percent(y)}
      dy={`${round(dy ?? 0.36 - (lines.length - 1) * 0.6)}em`}
      textAnchor={anchor}
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
