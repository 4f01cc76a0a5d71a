import { isGood } from './format'
import { round } from './scale'

/** Props of {@link Slopes}. */
export interface SlopesProps {
  readonly metrics: readonly {
    readonly baseline: number
    readonly value: number
    readonly better: 'higher' | 'lower'
  }[]
}

/** Doublings above and below the start that the drawing has room for. */
const RANGE = 2.6

/**
 * Many results as lines that leave one point: upwards where a figure rose, downwards where it fell, on a
 * scale of doublings and halvings. Those that went the wrong way are bright.
 */
export function Slopes({ metrics }: SlopesProps) {
  const lines = metrics
    .filter(({ baseline, value }) => baseline > 0 && value > 0)
    .map(metric => {
      const doublings = Math.log2(metric.value / metric.baseline)
      const y = 50 - (Math.max(-RANGE, Math.min(RANGE, doublings)) / RANGE) * 48
      return { path: `M0 50L100 ${round(y)}`, good: isGood(metric) }
    })
  const of = (good: boolean) => lines.filter(line => line.good === good).map(({ path }) => path)
  return (
    <svg className="g-slopes" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path className="g-base" d={of(true).join('')} />
      <path className="g-line g-wrong" d={of(false).join('')} />
    </svg>
  )
}
