/** What an address says of the visitor’s choice: `?package=starter&add-on=…&service=…`. */
import { choicePairs, readChoice, type EstimateOffer } from '../../../contact/estimate'
import type { Draft } from './draft'

/** The fields that an address may answer. */
const QUERY_FIELDS = ['package', 'add-on', 'service'] as const

/** Those of them that are shown above the form. */
export const CHOSEN_FIELDS = ['package', 'add-on'] as const

/** The choices in an address, as the fields have them; what there is not to choose is left out. */
export function choicesIn(search: string, offer: EstimateOffer): Draft {
  const query = new URLSearchParams(search)
  const services = query.getAll('service').filter(value => value !== '')
  return draftOf([
    ...choicePairs(readChoice(query, offer)),
    ...services.map((value): [string, string] => ['service', value]),
  ])
}

/**
 * The address with the choices that stand in the form now, so that a reload finds them and what was taken
 * away stays away.
 *
 * @returns the same where the address says nothing of choices
 */
export function searchWith(search: string, choices: Draft): string {
  const query = new URLSearchParams(search)
  if (!QUERY_FIELDS.some(field => query.has(field))) return search
  for (const field of QUERY_FIELDS) {
    query.delete(field)
    for (const value of choices[field] ?? []) query.append(field, value)
  }
  // A colon may stand in a query as it is, and the estimate writes it so.
  const text = query.toString().replaceAll('%3A', ':')
  return text ? `?${text}` : ''
}

/** Answers as the pairs of a query. */
export const queryOf = (draft: Draft) =>
  new URLSearchParams(
    Object.entries(draft).flatMap(([name, values]) => values.map(value => [name, value])),
  )

function draftOf(pairs: readonly [string, string][]): Draft {
  const draft: Record<string, string[]> = {}
  for (const [name, value] of pairs) (draft[name] ??= []).push(value)
  return draft
}
