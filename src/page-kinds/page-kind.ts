/** The type of page kinds. The folders here define the kinds, and registry.ts lists them. */
import type { ContentType } from '../content/content-type'
import type { PageMetadata } from '../content/page-metadata'
import type { Model, NodeOf, Order } from '../data-layer/node-model'
import type { SocialCard } from '../social/card'
import type { DescribedBy, JsonLd } from '../structured-data/json-ld'

/** The node fields that routes are built from. */
export interface RouteNode {
  slug: string
  title?: string
  name?: string
  heading?: string
  metadata?: PageMetadata
  /** The fallback for a document without metadata. */
  description?: string
  date?: string
  updated?: string | null
}

/** An entry in a list. */
export interface ListedNode extends RouteNode {
  path: string
}

/** A page, as its kind's functions receive it. */
export interface Page<Type extends ContentType = ContentType> {
  path: string
  /** The name in breadcrumbs and lists. */
  name: string
  /** The page's own document. */
  node: NodeOf<Type>
  /** The entries in the page's list, in order. */
  listed: readonly ListedNode[]
  model: Model
}

export interface PageKind<Type extends ContentType = ContentType> {
  /** The page's path. If each document of the type has a page, `:slug` stands for its slug. */
  path: `/${string}`
  /**
   * The name in breadcrumbs and lists. Default for documents in a collection: their title or name. Required for all other
   * pages, and for pages above others.
   */
  name?: string
  /** The template's path. Without one, Gatsby itself creates the page, from its component in src/pages. */
  component?: `src/templates/${string}.tsx`
  /** The type of the page's own document. */
  type: Type
  /** The document's slug, if the type has several documents, but only this one has this kind of page. */
  document?: string
  /** The type of another file that belongs only to this page. documents.ts also lists it. */
  part?: ContentType
  /** The order of the pages, if each document of the type has one. Without it, they come in any order. */
  order?: Order
  /** The ids in the page's markup, in addition to the ids on every page. */
  anchors?: readonly string[]
  /** The types of documents with lists whose entries' slugs are more anchors. */
  anchorsFrom?: readonly ContentType[]
  /** The type of the entries that a list page shows. The list and all pages below it are a section of the site. */
  lists?: ContentType
  /** With several lists, the field that names an entry's lists, like `tags`. Empty lists have no page. */
  listedBy?: string
  /** Keeps the page out of sitemaps, lists, and search engines. */
  unlisted?: true
  /** The page's category in search: a key of `KINDS` in src/components/sections/Search/find.ts. Default: pages. */
  searchAs?: string
  /** The content of the social image. Default: the document's heading or name. */
  card?(page: Page<Type>): SocialCard | Promise<SocialCard>
  /** The page's schema.org objects, without the breadcrumb. */
  structuredData?(page: Page<Type> & DescribedBy): JsonLd[] | Promise<JsonLd[]>
  /** The provenance label shown in lists and before the page's description. */
  mark?(page: Page<Type>): Promise<string | undefined>
  /** The note next to the page's name in the sitemap. */
  note?(page: Page<Type>): string | undefined | Promise<string | undefined>
  /** The page's subject, shown next to its name in the sitemap. */
  subject?(page: Page<Type>): Promise<string>
}

/** Whether each document of a kind has a page. */
export const isCollection = ({ path }: PageKind) => path.includes(':slug')

/** Returns the pattern for a kind's files. `*` stands for the slug. */
export const fileOf = ({ type, document = '*' }: PageKind) => type.glob.replace('*', document)

/** Returns the names in a field, which can be a string or a list. */
export function namesIn(field: string, entry: object) {
  const names: unknown = Reflect.get(entry, field)
  return [names].flat().filter(name => typeof name === 'string')
}

/** Defines a page kind. */
export const pageKind = <Type extends ContentType>(kind: PageKind<Type>) => kind
