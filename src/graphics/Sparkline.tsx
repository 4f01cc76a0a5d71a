import { percent, round, scaleForLines, scaleFromZero } from './scale'

/** Props of {@link Sparkline}. */
export interface SparklineProps {
  /** A run of values; or two, from and to, which are drawn as bars. */
  readonly values: readonly number[]
}

/** A tiny drawing of a few numbers, for a row of a ledger. The row’s text carries what it says. */
export function Sparkline({ values }: SparklineProps) {
  if (values.length < 3) {
    const scale = scaleFromZero(values)
    return (
      <svg className="g-spark" aria-hidden="true">
        <rect
          className="g-i"
          y="18%"
          width={percent(scale.at(values[0] ?? 0) * 100)}
          height="22%"
        />
        <rect
          className="g-f"
          y="40%"
          width={percent(scale.at(values[1] ?? 0) * 100)}
          height="42%"
        />
      </svg>
    )
  }
  const scale = scaleForLines(values)
  // Room above and below for the line’s own thickness and its end.
  const y = (value: number) => 88 - 76 * scale.at(value)
  const x = (index: number) => (index / (values.length - 1)) * 98
  return (
    <svg className="g-spark" aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <path className="g-hair" d={`M0 ${round(y(values[0] ?? 0))}H98`} />
        <path
          className="g-line"
          d={`M${values.map((value, index) => `${round(x(index))} ${round(y(value))}`).join('L')}`}
        />
      </svg>
      <circle className="g-a" cx="98%" cy={percent(y(values.at(-1) ?? 0))} r="4" />
    </svg>
  )
}
