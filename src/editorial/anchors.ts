/** Places on a page that addresses name after “#”: each name is on its page once. */
import type { Fault } from './fault'
import type { Document } from './project'

/** Names that every page gives to parts of its own. A test compares them with the markup. */
export const EVERY_PAGE = [
  'main',
  'site-menu',
  'services-menu',
  'footer-services',
  'footer-company',
  'gatsby-focus-wrapper',
  'gatsby-announcer',
]
/** Names of sections, by the page that they stand on. */
const TEXTS = ['contents']
export const SECTIONS: Readonly<Record<string, readonly string[]>> = {
  '/services/web-application-development': ['benefits', 'capabilities', 'process', 'pricing'],
  '/services/*': ['prices'],
  '/contact': ['brief'],
  '/case-studies/*': TEXTS,
  '/blog/*': TEXTS,
}

/** A name that something in a file gives to its place on a page. */
interface Place {
  id: string
  document: Document
  offset: () => number
  remedy: string
}

/** The named places of each page that has them, by path, without those of the page's own parts. */
function placesByPage(documents: readonly Document[]): Map<string, Place[]> {
  const of = (typeName: string) => documents.find(({ kind }) => kind.typeName === typeName)
  const entries = (document: Document, field: string, prefix = ''): Place[] => {
    const list = (document.data as Record<string, { slug: string }[]>)[field] ?? []
    return list.map(({ slug }, index) => ({
      id: prefix + slug,
      document,
      offset: () => document.located.offsetOf([field, index, 'slug']),
      remedy: 'Give this one another slug.',
    }))
  }
  const pages = new Map<string, Place[]>()
  for (const document of documents) {
    const { kind, slug, reading } = document
    if (kind.basePath && slug && reading) {
      const places = reading.places.map(({ id, offset, remedy }) => {
        return { id, document, offset: () => offset, remedy }
      })
      pages.set(`${kind.basePath}/${slug}`, places)
    }
    if (kind.typeName === 'ServicePage' && slug) {
      const path = servicePath(documents, slug)
      if (path) pages.set(path, entries(document, 'faq'))
    }
  }
  const application = servicePath(documents, 'web-application-development')
  const [pricing, addOns, faq] = [of('Pricing'), of('AddOns'), of('Faq')]
  // Of a file with faults of its own the names are not known, and so not all of its page's.
  if (application && pricing && addOns && faq) {
    pages.set(application, [
      ...entries(pricing, 'packages'),
      ...entries(addOns, 'items'),
      ...entries(faq, 'items'),
    ])
  }
  if (pricing) pages.set('/contact', entries(pricing, 'packages', 'package-'))
  return pages
}

function servicePath(documents: readonly Document[], slug: string): string | undefined {
  const service = documents.find(document => {
    return document.kind.typeName === 'Service' && document.slug === slug
  })
  return (service?.data as { path: string } | undefined)?.path
}

/** The parts that a page names itself. */
const ownOf = (path: string) => [
  ...EVERY_PAGE,
  ...(SECTIONS[path] ?? SECTIONS[path.replace(/[^/]+$/, '*')] ?? []),
]

/** The names that links may use, for the pages of which all are known. */
export function anchorsByPage(
  documents: readonly Document[],
): ReadonlyMap<string, readonly string[]> {
  return new Map(
    [...placesByPage(documents)].map(([path, places]) => [
      path,
      [...ownOf(path), ...places.map(({ id }) => id)],
    ]),
  )
}

/** Names that two places of a page have: a link to them would lead to the first. */
export function checkAnchors(documents: readonly Document[]): Fault[] {
  return [...placesByPage(documents)].flatMap(([path, places]) => {
    const owners = new Map(ownOf(path).map(id => [id, 'a part of the page itself']))
    return places.flatMap(({ id, document, offset, remedy }) => {
      const owner = owners.get(id)
      if (owner === undefined) {
        owners.set(id, document.file.path)
        return []
      }
      // Two entries of one list have been told already.
      if (owner === document.file.path && document.kind.format === 'json') return []
      const message = `“#${id}” would be on the page ${path} twice: ${owner} has it too.`
      return [document.file.fault(offset(), 'anchor', message, remedy)]
    })
  })
}
