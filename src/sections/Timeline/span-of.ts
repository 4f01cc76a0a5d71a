/** Weeks in a month, for steps that are given in months. */
const MONTH = 4.35

/** When something happens, in weeks from the start. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** The words of times, as `times` of data/service-words.json has them. */
export interface TimeWords {
  /** What all words for months have in common. */
  readonly month: string
  /** Begins a time without an end. */
  readonly from: string
}

const isFrom = (when: string, { from }: TimeWords) =>
  when.toLowerCase().startsWith(from.toLowerCase())

/**
 * The weeks that a time in words covers: “Week 1”, “Weeks 2–3”, “Months 2–5”, “From month 4”. Open ends
 * and rhythms (“Quarterly”) run on to the end.
 *
 * @param end the week in which the drawing ends
 */
export function spanOf(when: string, end: number, words: TimeWords): Span {
  const unit = when.toLowerCase().includes(words.month.toLowerCase()) ? MONTH : 1
  const [first, last] = [...when.matchAll(/\d+/g)].map(([digits]) => Number(digits))
  if (first === undefined) return { from: end * 0.75, to: end }
  const from = (first - 1) * unit
  if (isFrom(when, words)) return { from, to: Math.max(end, from) }
  return { from, to: (last ?? first) * unit }
}

/** The week in which the last step with an end is over. */
export function endOf(whens: readonly string[], words: TimeWords): number {
  const isOpen = (when: string) => isFrom(when, words) || !/\d/.test(when)
  const last = Math.max(1, ...whens.map(when => spanOf(when, 0, words).to))
  return last * (whens.some(isOpen) ? 1.25 : 1)
}
