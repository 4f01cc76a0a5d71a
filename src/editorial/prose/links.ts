/** How pages lead to one another: links in the running text, and lists of what to read next. */
import type { Fault } from '../fault'
import type { Document } from '../project'

/** Each study and post links at least so many other pages in its text. */
export const LEAST_LINKS = 2

/** How often a page is linked from others. */
export interface Inbound {
  /** Pages whose text links it. */
  text: number
  /** Pages that name it in a list, as related work or reading. */
  lists: number
}

/** Studies and posts by path, with what leads to them. Drafts neither count nor are counted. */
export function inboundLinks(documents: readonly Document[]): Map<string, Inbound> {
  const live = documents.filter(document => !isDraft(document))
  const inbound = new Map<string, Inbound>()
  for (const document of live) {
    const path = pathOf(document)
    if (path) inbound.set(path, { text: 0, lists: 0 })
  }
  for (const document of live) {
    for (const path of linkedPaths(document)) add(inbound.get(path), 'text')
    const { related, caseStudies, posts, proof, work } = document.data as Record<string, unknown>
    const studies = [caseStudies, listIn(proof), listIn(work)]
    if (document.kind.typeName === 'CaseStudy') studies.push(related)
    const named = [
      ...studies.flatMap(list => slugs(list)).map(slug => `/case-studies/${slug}`),
      ...[posts, document.kind.typeName === 'Post' ? related : []]
        .flatMap(list => slugs(list))
        .map(slug => `/blog/${slug}`),
    ]
    for (const path of new Set(named)) add(inbound.get(path), 'lists')
  }
  return inbound
}

/** Too few links out of a text is a fault; a page that no text links is one that readers miss. */
export function checkLinks(documents: readonly Document[]): Fault[] {
  const inbound = inboundLinks(documents)
  return documents.flatMap(document => {
    const path = pathOf(document)
    if (!path || isDraft(document)) return []
    const { file } = document
    const faults: Fault[] = []
    const count = linkedPaths(document).size
    if (count < LEAST_LINKS) {
      faults.push(
        file.fault(
          0,
          'few-links',
          `The text links ${count === 0 ? 'no other page' : 'one other page only'} of the site.`,
          `Link at least ${LEAST_LINKS} where a reader would want to go on.`,
        ),
      )
    }
    const { text, lists } = inbound.get(path) ?? { text: 0, lists: 0 }
    if (text === 0) {
      const orphan = lists === 0
      faults.push({
        ...file.fault(
          0,
          'orphan',
          orphan
            ? 'No other page leads here, in its text or as related.'
            : 'No other page’s text links here.',
          'Link it from a page whose readers would want it.',
        ),
        severity: orphan ? 'error' : 'warning',
      })
    }
    return faults
  })
}

/** Other pages that the text of a document links, each once. */
function linkedPaths(document: Document): Set<string> {
  const own = pathOf(document)
  const paths = (document.reading?.links ?? [])
    .map(({ url }) => url.split('#')[0] ?? '')
    .filter(path => path.startsWith('/') && path !== own)
  return new Set(paths)
}

function pathOf({ kind, slug }: Document): string | undefined {
  return kind.basePath && slug ? `${kind.basePath}/${slug}` : undefined
}

function isDraft({ data }: Document): boolean {
  return (data as { draft?: boolean }).draft === true
}

function listIn(section: unknown): unknown {
  return (section as { caseStudies?: unknown } | undefined)?.caseStudies
}

function slugs(list: unknown): string[] {
  return Array.isArray(list) ? list.filter(entry => typeof entry === 'string') : []
}

function add(inbound: Inbound | undefined, key: keyof Inbound): void {
  if (inbound) inbound[key]++
}
