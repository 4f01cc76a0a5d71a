import type { TimePeriod } from '../../../content/duration'

/** Weeks in each unit: days are those of a working week. */
const WEEKS = { day: 1 / 5, week: 1, month: 52 / 12 }
/** The room of what has no end, as a share of what has one; and that of what lies before the start. */
const OPEN = 1 / 4
const BEFORE = 1 / 12

/** Weeks and months between ticks, and the most ticks that have room on a phone at twice the text size. */
const STEPS = { week: [1, 2, 4, 8, 13, 26, 52], month: [1, 2, 3, 6, 12, 24] }
const MOST_TICKS = 4

/** When something happens, in weeks from the start. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** Spans on one scale of weeks. */
export interface Schedule extends Span {
  /** One for each period, in their order. */
  readonly spans: readonly Span[]
  /** In weeks from the start, with a name each; the last names the unit, “12 weeks”. */
  readonly ticks: readonly { readonly at: number; readonly name: string }[]
}

type Period = Pick<TimePeriod, 'from' | 'unit'> & { readonly to?: number | null }

/**
 * Lays periods out on one scale of weeks. What has no end runs on to the end of the scale, and what comes before
 * the start has a little room of its own.
 */
export function scheduleOf(periods: readonly Period[]): Schedule {
  const ends = periods.map(({ from, to, unit }) => (to ?? Math.max(0, from - 1)) * WEEKS[unit])
  const last = Math.max(1, ...ends)
  const from = periods.some(period => period.from === 0) ? -last * BEFORE : 0
  const isOpen = periods.some(period => period.from > 0 && typeof period.to !== 'number')
  const to = isOpen ? last * (1 + OPEN) : last
  const spans = periods.map(period => {
    if (period.from === 0) return { from, to: 0 }
    const weeks = WEEKS[period.unit]
    return {
      from: (period.from - 1) * weeks,
      to: typeof period.to === 'number' ? period.to * weeks : to,
    }
  })
  const unit = periods.some(period => period.unit === 'month') ? 'month' : 'week'
  return { from, to, spans, ticks: ticksUntil(last, unit) }
}

function ticksUntil(last: number, unit: 'week' | 'month'): Schedule['ticks'] {
  const units = Math.floor(last / WEEKS[unit] + 0.01)
  const step = STEPS[unit].find(each => units / each <= MOST_TICKS) ?? units
  const count = Math.floor(units / step)
  return Array.from({ length: count + 1 }, (_, index) => {
    const number = index * step
    const isLast = index === count
    const name = isLast ? `${number} ${unit}${number === 1 ? '' : 's'}` : `${number}`
    return { at: number * WEEKS[unit], name }
  })
}
