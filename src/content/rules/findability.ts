/** What keeps a good page from being found: a rival on the site itself, or too few ways to it. Warnings. */
import type { Diagnostic } from '../../../plugins/gatsby-plugin-content-check/src'
import type { Document } from '../documents'
import { NEVER, liveFrom } from '../publication'
import { textFields } from './text-fields'
import { addressParts } from '../routes/address'
import { pathOf, pathOfReference, type Route } from '../routes/document-routes'
import { matchPath } from '../routes/paths'

/** Links from other pages that a page needs, besides the lists of all pages. */
const LINKS_NEEDED = 2

/**
 * Warns of pages that compete for one main keyword, and of pages that hardly any other leads to.
 *
 * @param documents all documents of the project, each good by itself
 * @param routes the addresses that they have
 * @param today the day that counts as today
 */
export function checkFindability(
  documents: readonly Document[],
  routes: ReadonlyMap<string, Route>,
  today: string | undefined,
): Diagnostic[] {
  const from = (document: Document) => liveFrom(document.data, today)
  return [
    // What waits for its day will compete on it; a draft may change.
    ...rivalDiagnostics(documents.filter(document => from(document) !== NEVER)),
    // Until its day a page leads nowhere, and no page that is live may lead there.
    ...linkDiagnostics(
      documents.filter(document => from(document) === ''),
      routes,
    ),
  ]
}

/** The first keyword is the one that a page should be found for; no two pages may share it. */
function rivalDiagnostics(documents: readonly Document[]): Diagnostic[] {
  const owners = new Map<string, string>()
  return documents.flatMap(document => {
    const metadata = 'metadata' in document.data ? document.data.metadata : undefined
    const keyword = metadata?.keywords[0]
    if (keyword === undefined) return []
    const key = keyword.trim().toLowerCase().replace(/\s+/g, ' ')
    const owner = owners.get(key)
    if (owner === undefined) {
      owners.set(key, document.file.path)
      return []
    }
    const warning = document.file.warning(
      document.located.offsetOf(['metadata', 'keywords', 0]),
      'keyword',
      `“${keyword}” is the main keyword of ${owner} too: the two pages compete.`,
      'Put the phrase that only this page answers first.',
    )
    return [warning]
  })
}

/**
 * The pages that lead to each page: links in texts and fields, related lists, menus. The lists of
 * everything (case studies, blog, sitemap) are not counted; they lead to every page alike, whichever
 * entries they show first.
 */
function linkDiagnostics(
  documents: readonly Document[],
  routes: ReadonlyMap<string, Route>,
): Diagnostic[] {
  const sources = new Map<string, Set<string>>()
  const count = (to: string | undefined, from: string) => {
    const path = to && addressParts(to).path
    if (path && path !== from) {
      const known = sources.get(path) ?? new Set()
      known.add(from)
      sources.set(path, known)
    }
  }
  for (const document of documents) {
    const from = document.typeName === 'Navigation' ? EVERYWHERE : pathOf(document)
    if (from === undefined) continue
    const listed = matchPath(from)?.kind.lists
    // The page of a service leads to its examples, which name it.
    if (document.typeName === 'TextPage' && document.data.example)
      count(from, pathOfReference('Service', document.data.example) ?? '')
    for (const { url } of document.mdx?.links ?? []) count(url, from)
    for (const { value, schema } of textFields(document)) {
      if (schema.reference) {
        if (schema.reference !== listed) count(pathOfReference(schema.reference, value), from)
      } else if (schema.link === 'internal') count(value, from)
    }
  }
  return documents.flatMap(document => {
    const path = pathOf(document)
    // A page may have several files; it is told of in its own.
    const own = path !== undefined && routes.get(path)?.file === document.file.path
    if (!own || path === '/' || path === '/sitemap') return []
    const from = sources.get(path) ?? new Set()
    // A link in a menu stands on every page.
    if (from.size >= LINKS_NEEDED || from.has(EVERYWHERE)) return []
    const warning = document.file.warning(
      0,
      'few-links',
      from.size === 0
        ? `No page leads to ${path}, but for the lists of all pages.`
        : `Only ${[...from].join('')} leads to ${path}, but for the lists of all pages.`,
      'Link to it from the text of another page, or name it as related there.',
    )
    return [warning]
  })
}

const EVERYWHERE = 'the menu'
