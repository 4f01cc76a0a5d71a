import type { Metric } from '../content/chart'
import { percent, scaleFromZero } from './scale'

/** A result’s before and after bars on one scale. The text next to them gives both numbers. */
export function BeforeAfterBars({ baseline, value }: Pick<Metric, 'baseline' | 'value'>) {
  const scale = scaleFromZero([baseline, value])
  return (
    <svg className="g-pair" aria-hidden="true">
      <rect className="g-i" y="16%" width={percent(100 * scale(baseline))} height="34%" />
      <rect className="g-a" y="50%" width={percent(100 * scale(value))} height="34%" />
    </svg>
  )
}
