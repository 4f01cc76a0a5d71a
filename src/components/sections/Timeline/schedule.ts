/** Weeks in a month, for steps that are given in months. */
const MONTH = 4.35
/** The room of what has no end, as a share of what has one; and that of what lies before the start. */
const OPEN = 1 / 4
const BEFORE = 1 / 12

/** Weeks and months between ticks, and the most ticks that have room on a telephone at twice the text size. */
const WEEKS = [1, 2, 4, 8, 13, 26, 52]
const MONTHS = [1, 2, 3, 6, 12, 24]
const MOST_TICKS = 4

/** When something happens, in weeks from the start. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** Where the scale is named. */
interface Tick {
  /** Weeks from the start. */
  readonly at: number
  /** “4”; the last has its unit, “12 weeks”. */
  readonly name: string
}

/** Spans on one scale of weeks. */
export interface Schedule extends Span {
  /** One for each time, in their order. */
  readonly spans: readonly Span[]
  /** In months where one of the times is, otherwise in weeks; up to the last time that has an end. */
  readonly ticks: readonly Tick[]
}

/** The words of times, as `times` of data/service-words.json has them. */
export interface TimeWords {
  /** The units of the scale. */
  readonly weeks: string
  readonly months: string
  /** What all words for months have in common. */
  readonly month: string
  /** Begins a time without an end. */
  readonly from: string
  /** Begins a time that is over when the work starts. */
  readonly before: string
}

/** What a time in words says; without `to` it has no end, without `from` no beginning, without both it is a rhythm. */
interface Read {
  readonly from?: number
  readonly to?: number
}

const inMonths = (when: string, { month }: TimeWords) =>
  when.toLowerCase().includes(month.toLowerCase())

/** “Week 1”, “Weeks 2–3”, “Months 2–5”, “From month 4”, “Before a contract”, “Quarterly”. */
function read(when: string, words: TimeWords): Read {
  const text = when.toLowerCase()
  if (text.startsWith(words.before.toLowerCase())) return { to: 0 }
  const unit = inMonths(when, words) ? MONTH : 1
  const [first, last = first] = [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits))
  if (first === undefined || last === undefined) return {}
  const from = (first - 1) * unit
  return text.startsWith(words.from.toLowerCase()) ? { from } : { from, to: last * unit }
}

/**
 * Lays times in words out on one scale of weeks. What has no end runs on to the end of the scale; a rhythm
 * (“Quarterly”) follows what is over by then; what comes before the start has a little room of its own.
 */
export function scheduleOf(whens: readonly string[], words: TimeWords): Schedule {
  const times = whens.map(when => read(when, words))
  const last = Math.max(1, ...times.map(({ from = 0, to = from }) => to))
  const from = times.some(time => time.from === undefined && time.to !== undefined)
    ? -last * BEFORE
    : 0
  const to = times.some(time => time.to === undefined) ? last * (1 + OPEN) : last
  const spans = times.map(time => ({
    from: time.from ?? (time.to === undefined ? last : from),
    to: time.to ?? to,
  }))
  const unit = whens.some(when => inMonths(when, words))
    ? { weeks: MONTH, name: words.months, steps: MONTHS }
    : { weeks: 1, name: words.weeks, steps: WEEKS }
  // Where the scale does not begin with the start, the start has a line of its own.
  const start = from < 0 ? [{ at: 0, name: '0' }] : []
  return { from, to, spans, ticks: [...start, ...ticksUntil(last, unit)] }
}

interface Unit {
  readonly weeks: number
  readonly name: string
  readonly steps: readonly number[]
}

function ticksUntil(last: number, unit: Unit): Tick[] {
  const units = Math.floor(last / unit.weeks + 0.01)
  const step = unit.steps.find(each => units / each <= MOST_TICKS) ?? units
  const count = Math.floor(units / step)
  return Array.from({ length: count }, (_, index) => {
    const number = (index + 1) * step
    return {
      at: number * unit.weeks,
      name: index === count - 1 ? `${number} ${unit.name}` : `${number}`,
    }
  })
}
