/** Props of {@link Sparkline}. */
export interface SparklineProps {
  readonly values: readonly number[]
}

/** A tiny drawing of a few numbers, for a row of a ledger. The row’s text carries what it says. */
export function Sparkline({ values }: SparklineProps) {
  const low = Math.min(0, ...values)
  const span = Math.max(0, ...values) - low || 1
  const step = 100 / Math.max(1, values.length - 1)
  const points = values.map((value, index) => `${Math.round(index * step)} ${Math.round(30 - ((value - low) / span) * 30)}`)
  return (
    <svg className="g-spark" viewBox="0 0 100 30" aria-hidden="true">
      <path d={`M${points.join('L')}`} />
    </svg>
  )
}
