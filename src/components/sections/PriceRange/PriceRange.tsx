import { formatValue } from '../../../content/format'
import { percent, scaleFromZero } from '../../../charts/scale'

/** A scale of money with its ticks, in dollars. */
interface MoneyScale {
  /** The share of the scale, 0 to 1, at which a sum lies. */
  at(sum: number): number
  /** From zero to the first. */
  readonly step: number
  readonly ticks: readonly number[]
}

/** Steps between ticks: these, times a power of ten. */
const STEPS = [1, 2, 5, 10]
/** Ticks besides zero, at most: their names have room on a telephone at twice the text size. */
const MOST = 3

/** One scale for all sums, from zero to the tick after the greatest. */
export function moneyScale(sums: readonly number[]): MoneyScale {
  const greatest = Math.max(...sums)
  const power = 10 ** Math.floor(Math.log10(greatest / MOST))
  const step = power * (STEPS.find(each => each * power * MOST >= greatest) ?? 10)
  const count = Math.ceil(greatest / step)
  const ticks = Array.from({ length: count }, (_, index) => (index + 1) * step)
  return { at: scaleFromZero([count * step]), step, ticks }
}

const place = (scale: MoneyScale, sum: number) => percent(scale.at(sum) * 100)

/** The names of the ticks, over the column. The sums stand in each row. */
export function PriceTicks({ scale }: { scale: MoneyScale }) {
  return (
    <svg aria-hidden="true">
      {[0, ...scale.ticks].map(tick => (
        <text key={tick} x={place(scale, tick)} y="1em" textAnchor={tick === 0 ? undefined : 'end'}>
          {formatValue(tick, 'currency')}
        </text>
      ))}
    </svg>
  )
}

interface PriceRangeProps {
  range: { readonly lowest: number; readonly highest: number | null }
  scale: MoneyScale
}

/** A bar from the lowest sum to the highest; without an upper end it goes on in a few dashes. */
export function PriceRange({ range: { lowest, highest }, scale }: PriceRangeProps) {
  return (
    <svg className="g-range" aria-hidden="true">
      {[0, ...scale.ticks].map(tick => (
        <line key={tick} x1={place(scale, tick)} x2={place(scale, tick)} y2="100%" />
      ))}
      {highest === null ? (
        <line
          className="p-open"
          x1={place(scale, lowest)}
          x2={place(scale, lowest + scale.step)}
          y1="50%"
          y2="50%"
        />
      ) : (
        <rect
          className="g-f"
          x={place(scale, lowest)}
          width={place(scale, highest - lowest)}
          height="100%"
        />
      )}
    </svg>
  )
}
