/** Weeks in a month, for steps that are given in months. */
const MONTH = 4.35
/** The room of what has no end, as a share of what has one; and that of what lies before the start. */
const OPEN = 1 / 4
const BEFORE = 1 / 12

/** When something happens, in weeks from the start. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** Spans on one scale of weeks. */
export interface Schedule extends Span {
  /** One for each time, in their order. */
  readonly spans: readonly Span[]
}

/** The words of times, as `times` of data/service-words.json has them. */
export interface TimeWords {
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

/** “Week 1”, “Weeks 2–3”, “Months 2–5”, “From month 4”, “Before a contract”, “Quarterly”. */
function read(when: string, words: TimeWords): Read {
  const text = when.toLowerCase()
  if (text.startsWith(words.before.toLowerCase())) return { to: 0 }
  const unit = text.includes(words.month.toLowerCase()) ? MONTH : 1
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
  return { from, to, spans }
}
