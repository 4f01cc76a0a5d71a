/** Which case studies a choice leaves, and in which order. */
import type { Choice } from './choice'
import { firstYearFees, type Fee } from './first-year-fees'

/** A study, as far as finding it goes. */
export interface FoundStudy {
  readonly slug: string
  readonly date: string
  readonly industry: { readonly slug: string }
  readonly services: readonly { readonly slug: string }[]
  readonly metrics: readonly {
    readonly baseline: number
    readonly value: number
    readonly better: 'higher' | 'lower'
  }[]
  readonly fees: readonly Fee[] | null
}

/**
 * The studies that a choice leaves.
 *
 * @param studies all of them
 * @param leads the slugs of those that lead the list while no other order is chosen
 */
export function orderStudies<Study extends FoundStudy>(
  studies: readonly Study[],
  leads: readonly string[],
  { service, industry, sort }: Pick<Choice, 'service' | 'industry' | 'sort'>,
): Study[] {
  const left = studies.filter(
    study =>
      (!service || study.services.some(({ slug }) => slug === service)) &&
      (!industry || study.industry.slug === industry),
  )
  const newest = (a: Study, b: Study) =>
    b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug)
  /** What is known goes before what is not; equals by day. */
  const by = (rank: (study: Study) => number) => (a: Study, b: Study) =>
    order(rank(a), rank(b)) || newest(a, b)
  switch (sort) {
    case 'newest':
      return left.sort(newest)
    case 'change':
      return left.sort(by(study => -timesBetter(study)))
    case 'cost':
      return left.sort(by(({ fees }) => (fees ? firstYearFees(fees) : Infinity)))
    case '':
      return left.sort(
        by(({ slug }) => (leads.includes(slug) ? leads.indexOf(slug) : leads.length)),
      )
  }
}

/** Infinity minus itself is no number, so that differences would not do. */
const order = (a: number, b: number) => (a < b ? -1 : Number(a > b))

/**
 * How many times better a study's first figure became: a fall to a third counts like a rise to three
 * times. 0 where it became worse, or where there is no figure to multiply.
 */
export function timesBetter({ metrics: [metric] }: Pick<FoundStudy, 'metrics'>): number {
  if (!metric || metric.baseline <= 0 || metric.value <= 0) return 0
  const { baseline, value, better } = metric
  const times = better === 'higher' ? value / baseline : baseline / value
  return times > 1 ? times : 0
}
