/** What there is to say about a kind of page. Each kind has a folder beside this file; registry.ts lists them. */
import type { ContentType } from '../content/content-type'
import type { PageMetadata } from '../content/page-metadata'
import type { Site } from '../content/site'
import type { Model, NodeOf } from '../data-layer/node-model'
import type { SocialCard } from '../social/card'
import type { JsonLd } from '../structured-data/json-ld'

/** A part of the site, as the page of all pages and llms.txt group them. */
export interface Section {
  readonly id: string
  readonly heading: string
}

/** Pages that belong to no other section. */
export const MAIN: Section = { id: 'main', heading: 'Main pages' }

/** Entries of a list whose slugs are anchors on the page. */
export interface AnchorList {
  /** The type of the document that has the list. */
  readonly document: ContentType
  readonly field: string
}

/** What the pages of a list show. */
interface Listing {
  readonly type: ContentType
  /** The field by which an entry says where it is listed, for several lists. A list without entries has no page. */
  readonly by?: string
  /** Entries on one page, where a list continues at `<path>/page/2`. */
  readonly perPage?: number
  /** What the template's query needs besides the page's own entries, from all entries of the type. */
  context?(entries: readonly object[]): Record<string, unknown>
}

/** A page, as the functions of its kind are given it. */
export interface Page<Type extends ContentType = ContentType> {
  readonly path: string
  /** The slug in the address of a collection's page; else an empty string. */
  readonly slug: string
  /** The page of a list that continues, from 1. */
  readonly number: number
  /** The page's own document. */
  readonly node: NodeOf<Type>
  readonly model: Model
}

/** A page whose structured data is made. */
export interface DescribedPage<Type extends ContentType = ContentType> extends Page<Type> {
  /** The page's name in its breadcrumb. */
  readonly name: string
  readonly site: Site
  /** The address of the live site, without a slash at its end. */
  readonly siteUrl: string
  /** The address of the page's social image. */
  readonly image: string
  /** The slugs of what the page of a list shows, in order. */
  readonly listed: readonly string[]
}

interface Common<Type extends ContentType, Part extends ContentType> {
  readonly section: Section
  /** The component, from the project's root. Gatsby makes the pages in src/pages itself. */
  readonly component: `src/${'pages' | 'templates'}/${string}.tsx`
  /** The type of the page's own document. */
  readonly type: Type
  /** That document's file, where it is one of several of its type; `*` is the slug. */
  readonly file?: string
  /** The types of further files that are written for this page alone. */
  readonly parts?: readonly Part[]
  /** Ids that the page's markup uses, besides those on every page. */
  readonly anchors?: readonly string[]
  /** Further anchors: the slugs of entries in data. */
  readonly anchorLists?: readonly AnchorList[]
  readonly lists?: Listing
  /** The ids of sections whose newest entry changes this page as well. */
  readonly changesWith?: readonly string[]
  /** Left out of sitemaps and lists, and not indexed. */
  readonly unlisted?: true
  /** What the search finds the page as: a key of `KINDS` in src/components/sections/Search/find.ts. */
  readonly searchAs: string
  /** What the social image says. */
  card(page: Page<Type>, countPages: () => Promise<number>): SocialCard | Promise<SocialCard>
  /** The page's schema.org objects; the breadcrumb is added to them. */
  structuredData(page: DescribedPage<Type>): JsonLd[] | Promise<JsonLd[]>
  /** The mark before the page's description and in lists: that a study is illustrative. */
  mark?(page: Page<Type>): Promise<string | undefined>
  /** What the page of all pages says beside the name. */
  note?(page: Page<Type>): Promise<string | undefined>
  /** What the page of all pages sorts a page under. */
  subject?(page: Page<Type>): Promise<string>
}

/** A page with an address of its own. */
export interface FixedKind<
  Type extends ContentType = ContentType,
  Part extends ContentType = ContentType,
> extends Common<Type, Part> {
  readonly path: `/${string}`
  /** The name in breadcrumbs and lists; left out for an entry of a collection that has a kind of its own. */
  readonly name?: string
}

/** A page for each document of a type. */
export interface CollectionKind<
  Type extends ContentType = ContentType,
  Part extends ContentType = ContentType,
> extends Common<Type, Part> {
  readonly path: `/${string}:slug`
  /** The name in breadcrumbs and lists. */
  name(node: NodeOf<Type>): string
  /** Every document with a page, in the order in which the site lists them. */
  all(model: Model): Promise<NodeOf<Type>[]>
  /** The section of one document, where it differs from the kind's. */
  sectionOf?(node: NodeOf<Type>): Section | undefined
  /** What search engines are told, where the document has no field `metadata`. */
  metadata?(node: NodeOf<Type>): PageMetadata
  /** What the template's query needs besides the path. */
  context?(nodes: readonly NodeOf<Type>[], index: number): Record<string, unknown>
}

export type PageKind<
  Type extends ContentType = ContentType,
  Part extends ContentType = ContentType,
> = FixedKind<Type, Part> | CollectionKind<Type, Part>

/** Whether there is a page for each document of a kind. */
export const isCollection = (kind: PageKind): kind is CollectionKind => kind.path.includes(':slug')

/** The file of a kind's documents, from the project's root; `*` is the slug. */
export const fileOf = ({ file, type }: PageKind): string => file ?? type.glob

/** The slugs in a field by which an entry says where it is listed. */
export function namesIn(field: string, entry: object): string[] {
  const names: unknown = Reflect.get(entry, field)
  return [names].flat().filter(name => typeof name === 'string')
}

/** Declares a page with an address of its own. */
export const fixedKind = <Type extends ContentType, Part extends ContentType = never>(
  kind: FixedKind<Type, Part>,
): FixedKind<Type, Part> => kind

/** Declares a kind with a page for each document. */
export const collectionKind = <Type extends ContentType, Part extends ContentType = never>(
  kind: CollectionKind<Type, Part>,
): CollectionKind<Type, Part> => kind
