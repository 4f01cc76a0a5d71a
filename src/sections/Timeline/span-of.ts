/** Weeks in a month, for steps that are given in months. */
const MONTH = 4.35

/** When something happens, in weeks from the start. */
export interface Span {
  readonly from: number
  readonly to: number
}

/**
 * The weeks that a time in words covers: “Week 1”, “Weeks 2–3”, “Months 2–5”, “From month 4”. Open ends
 * and rhythms (“Quarterly”) run on to the end.
 *
 * @param end the week in which the drawing ends
 */
export function spanOf(when: string, end: number): Span {
  const unit = /month/i.test(when) ? MONTH : 1
  const [first, last] = [...when.matchAll(/\d+/g)].map(([digits]) => Number(digits))
  if (first === undefined) return { from: end * 0.75, to: end }
  const from = (first - 1) * unit
  if (/^from/i.test(when)) return { from, to: Math.max(end, from) }
  return { from, to: (last ?? first) * unit }
}

/** The week in which the last step with an end is over. */
export function endOf(whens: readonly string[]): number {
  return Math.max(1, ...whens.map(when => spanOf(when, 0).to)) * (whens.some(isOpen) ? 1.25 : 1)
}

const isOpen = (when: string) => /^from/i.test(when) || !/\d/.test(when)
