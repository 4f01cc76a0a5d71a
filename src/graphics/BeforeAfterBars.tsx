import { percent, scaleFromZero } from './scale'

/** Props of {@link BeforeAfterBars}. */
export interface BeforeAfterBarsProps {
  readonly baseline: number
  readonly value: number
}

/** Two bars on one scale, for a row of a ledger. The row’s text carries what they say. */
export function BeforeAfterBars({ baseline, value }: BeforeAfterBarsProps) {
  const scale = scaleFromZero([baseline, value])
  const length = (of: number) => percent(scale.at(of) * 100)
  return (
    <svg className="g-pair" aria-hidden="true">
      <rect className="g-i" y="18%" width={length(baseline)} height="22%" />
      <rect className="g-f" y="40%" width={length(value)} height="42%" />
    </svg>
  )
}
