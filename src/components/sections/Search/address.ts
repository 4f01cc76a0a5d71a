/** What is searched for, as the page's address says it: `?q=words&kind=posts`. */

/** The kinds of page, as addresses and the index name them. */
export const KINDS = ['services', 'case-studies', 'posts', 'pages'] as const
export type Kind = (typeof KINDS)[number]

/** What is searched for; an empty kind for all of them. */
export interface Asked {
  words: string
  kind: Kind | ''
}

/** Reads a query string. A kind that there is not counts for none. */
export function readAddress(search: string): Asked {
  const query = new URLSearchParams(search)
  const kind = KINDS.find(known => known === query.get('kind'))
  return { words: query.get('q') ?? '', kind: kind ?? '' }
}

/** The query string for what is searched for; empty where there is nothing. */
export function writeAddress({ words, kind }: Asked): string {
  const query = new URLSearchParams()
  if (words) query.set('q', words)
  if (kind) query.set('kind', kind)
  const text = query.toString()
  return text && `?${text}`
}
