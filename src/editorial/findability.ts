/** What keeps a good page from being found: a rival on the site itself, or too few ways to it. Warnings. */
import { outputSchema, type JsonSchema } from '../schema/graphql-types'
import type { Fault } from './fault'
import type { Path } from './located-value'
import type { Document } from './project'
import { routesOf } from './routes'

/** Links from other pages that a page needs, besides the lists of all pages. */
const LINKS_NEEDED = 2

/**
 * Warns of pages that compete for one main keyword, and of pages that hardly any other leads to.
 *
 * @param documents all documents of the project, each good by itself
 */
export function checkFindability(documents: readonly Document[]): Fault[] {
  // What is not on the site yet neither competes nor leads anywhere.
  const live = documents.filter(({ data }) => !(data as { draft?: boolean }).draft)
  return [...rivalFaults(live), ...linkFaults(live)]
}

/** The first keyword is the one that a page should be found for; no two pages may share it. */
function rivalFaults(documents: readonly Document[]): Fault[] {
  const owners = new Map<string, string>()
  return documents.flatMap(document => {
    const { metadata } = document.data as { metadata?: { keywords?: string[] } }
    const keyword = metadata?.keywords?.[0]
    if (keyword === undefined) return []
    const key = keyword.trim().toLowerCase().replace(/\s+/g, ' ')
    const owner = owners.get(key)
    if (owner === undefined) {
      owners.set(key, document.file.path)
      return []
    }
    const fault = document.file.fault(
      document.located.offsetOf(['metadata', 'keywords', 0]),
      'keyword',
      `“${keyword}” is the main keyword of ${owner} too: the two pages compete.`,
      'Put the phrase that only this page answers first.',
    )
    return [{ ...fault, severity: 'warning' as const }]
  })
}

/**
 * The pages that lead to each page: links in texts and fields, related lists, menus. The lists of
 * everything (case studies, blog, sitemap) are not counted; they lead to every page alike.
 */
function linkFaults(documents: readonly Document[]): Fault[] {
  const routes = routesOf(documents)
  // The further pages of the blog's list have its file, too.
  const pageOfFile = new Map(
    [...routes.values()].reverse().map(({ file, path }) => [file, path] as const),
  )
  const pageOfTarget = new Map(
    documents.flatMap(({ kind, slug, data }) => {
      if (!slug || !kind.target) return []
      const path = kind.basePath ? `${kind.basePath}/${slug}` : (data as { path?: string }).path
      return path ? [[`${kind.target} ${slug}`, path] as const] : []
    }),
  )
  const sources = new Map<string, Set<string>>()
  const count = (to: string | undefined, from: string) => {
    const path = to?.replace(/#.*/, '')
    if (path && path !== from) {
      const known = sources.get(path) ?? new Set()
      known.add(from)
      sources.set(path, known)
    }
  }
  for (const document of documents) {
    const from = pageOf(document, pageOfFile, pageOfTarget)
    if (from === undefined) continue
    for (const { url } of document.reading?.links ?? []) count(url, from)
    for (const { value, schema } of strings(document)) {
      if (schema.reference) count(pageOfTarget.get(`${schema.reference} ${value}`), from)
      else if (schema.link === 'internal') count(value, from)
    }
  }
  return documents.flatMap(document => {
    const path = pageOfFile.get(document.file.path)
    if (path === undefined || path === '/' || path === '/sitemap') return []
    const from = sources.get(path) ?? new Set()
    // A link in a menu stands on every page.
    if (from.size >= LINKS_NEEDED || from.has(EVERYWHERE)) return []
    const fault = document.file.fault(
      0,
      'few-links',
      from.size === 0
        ? `No page leads to ${path}, but for the lists of all pages.`
        : `Only ${[...from].join('')} leads to ${path}, but for the lists of all pages.`,
      'Link to it from the text of another page, or name it as related there.',
    )
    return [{ ...fault, severity: 'warning' as const }]
  })
}

const EVERYWHERE = 'the menu'

/** The page that a document's links stand on. */
function pageOf(
  { kind, slug, file }: Document,
  pageOfFile: ReadonlyMap<string, string>,
  pageOfTarget: ReadonlyMap<string, string>,
): string | undefined {
  switch (kind.typeName) {
    case 'Navigation':
      return EVERYWHERE
    case 'ServicePage':
      return pageOfTarget.get(`Service ${slug}`)
    case 'Redirect':
      return undefined
    default:
      return pageOfFile.get(file.path)
  }
}

const schemas = new Map<unknown, JsonSchema>()

/** Every text of a document's fields, with what its declaration says of it. */
function strings({ kind, data }: Document): { value: string; schema: JsonSchema; path: Path }[] {
  const schema = schemas.get(kind.declaration) ?? outputSchema(kind.declaration)
  schemas.set(kind.declaration, schema)
  const found: { value: string; schema: JsonSchema; path: Path }[] = []
  const walk = (value: unknown, part: JsonSchema | undefined, path: Path): void => {
    if (!part) return
    if (Array.isArray(value))
      value.forEach((entry, index) => walk(entry, part.items, [...path, index]))
    else if (typeof value === 'object' && value !== null) {
      for (const [key, entry] of Object.entries(value))
        walk(entry, part.properties?.[key], [...path, key])
    } else if (typeof value === 'string') found.push({ value, schema: part, path })
  }
  walk(data, schema, [])
  return found
}
