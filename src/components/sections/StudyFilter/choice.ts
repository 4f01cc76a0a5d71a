/** What a visitor has chosen of the case studies, as the address of the page says it. */

/** The orders that the list can have beside its own, which begins with the leads and goes on by day. */
export const SORTS = ['newest', 'change', 'cost'] as const

export type Sort = (typeof SORTS)[number]

/** A choice; an empty text is no choice. */
export interface Choice {
  readonly service: string
  readonly industry: string
  readonly sort: Sort | ''
  /** Whether a small screen shows the whole list. */
  readonly all: boolean
}

export const NO_CHOICE: Choice = { service: '', industry: '', sort: '', all: false }

/** The values that a choice can have. */
export interface Known {
  readonly services: readonly { readonly slug: string }[]
  readonly industries: readonly { readonly slug: string }[]
}

/** A value, if it is among those that there are. */
const among = (value: string | null, known: readonly { readonly slug: string }[]) =>
  known.some(({ slug }) => slug === value) ? (value ?? '') : ''

/**
 * The choice that an address or a form holds.
 *
 * @param search the address's query, with or without its question mark, or the fields of a form
 * @param known what there is to choose from; whatever else is asked for counts as no choice
 */
export function readChoice(search: string | URLSearchParams, known: Known): Choice {
  const query = new URLSearchParams(search)
  return {
    service: among(query.get('service'), known.services),
    industry: among(query.get('industry'), known.industries),
    sort: SORTS.find(sort => sort === query.get('sort')) ?? '',
    all: query.get('all') === '1',
  }
}

/**
 * The query that holds a choice beside what else the query says.
 *
 * @returns with its question mark; empty where there is nothing to say
 */
export function writeChoice({ service, industry, sort, all }: Choice, search = ''): string {
  const query = new URLSearchParams(search)
  for (const [key, value] of Object.entries({ service, industry, sort, all: all ? '1' : '' })) {
    query.delete(key)
    if (value) query.append(key, value)
  }
  const text = query.toString()
  return text && `?${text}`
}

/** Whether a choice leaves studies out. */
export const isFiltered = ({ service, industry }: Choice) => service !== '' || industry !== ''
