/** How texts lead to one another by their links. */
import type { Fault } from '../../documents/fault'
import type { Document } from '../../documents/document'
import { addressParts } from '../../routes/address'
import { pathOf as pathOfDocument } from '../../routes/document-routes'

/** Each study and post links at least so many other pages in its text. */
export const LEAST_LINKS = 2

/**
 * Studies and posts by path, with the number of pages whose text links them. Drafts neither count nor are
 * counted.
 */
export function linksFromTexts(documents: readonly Document[]): Map<string, number> {
  const live = documents.filter(document => !isDraft(document))
  const counts = new Map<string, number>()
  for (const document of live) {
    const path = pathOf(document)
    if (path) counts.set(path, 0)
  }
  for (const path of live.flatMap(document => [...linkedPaths(document)])) {
    const count = counts.get(path)
    if (count !== undefined) counts.set(path, count + 1)
  }
  return counts
}

/**
 * Too few links out of a text is a fault, and a page that no text links a warning. Whether anything leads to
 * a page at all, lists and menus with it, the check of the whole project says (findability.ts).
 */
export function checkLinks(documents: readonly Document[]): Fault[] {
  const inbound = linksFromTexts(documents)
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
    if (inbound.get(path) === 0) {
      faults.push(
        file.warning(
          0,
          'no-text-links',
          'No other page’s text links here.',
          'Link it from a page whose readers would want it.',
        ),
      )
    }
    return faults
  })
}

/** Other pages that the text of a document links, each once. */
function linkedPaths(document: Document): Set<string> {
  const own = pathOf(document)
  const paths = (document.reading?.links ?? [])
    .map(({ url }) => addressParts(url).path)
    .filter(path => path.startsWith('/') && path !== own)
  return new Set(paths)
}

/** The address of a study or a post; other pages are led to by menus. */
function pathOf(document: Document): string | undefined {
  return document.kind.format === 'mdx' ? pathOfDocument(document) : undefined
}

function isDraft({ data }: Document): boolean {
  return 'draft' in data && data.draft === true
}
