/** Types for kinds of pages. Each kind has a folder here; registry.ts lists them. */
import type { ContentType } from '../content/content-type'
import type { PageMetadata } from '../content/page-metadata'
import type { Model, NodeOf } from '../data-layer/node-model'
import type { SocialCard } from '../social/card'
import type { DescribedBy, JsonLd } from '../structured-data/json-ld'

/** The section for pages with no other section. */
export const MAIN = 'Main pages'

/** A list whose entries' slugs are anchors on the page. */
interface AnchorList {
  /** The type of the document with the list. */
  readonly document: ContentType
  readonly field: string
}

/** The entries in a list. */
interface Listing {
  readonly type: ContentType
  /** With several lists, the field that names an entry's lists. A list without entries has no page. */
  readonly by?: string
}

/** Node fields that routes come from. */
export interface RouteNode {
  readonly id: string
  readonly slug: string
  readonly metadata?: PageMetadata
  /** The fallback for a document without metadata. */
  readonly description?: string
  readonly date?: string
  readonly updated?: string | null
}

/** An entry in a list. */
export interface ListedNode extends RouteNode {
  readonly path: string
}

/** A page, as its kind's functions receive it. */
export interface Page<Type extends ContentType = ContentType> {
  readonly path: string
  /** The name in breadcrumbs and lists. */
  readonly name: string
  /** The slug if the page is in a collection; otherwise empty. */
  readonly slug: string
  /** The page's own document. */
  readonly node: NodeOf<Type>
  /** The entries of its list, in order. */
  readonly listed: readonly ListedNode[]
  readonly model: Model
}

/** A page, as `structuredData` receives it. */
export interface DescribedPage<Type extends ContentType = ContentType>
  extends Page<Type>, DescribedBy {}

interface Common<Type extends ContentType, Part extends ContentType> {
  /** The heading of the page's section. The sitemap and llms.txt group pages by it. */
  readonly section: string
  /** The component's path. Gatsby itself creates the pages in src/pages. */
  readonly component: `src/${'pages' | 'templates'}/${string}.tsx`
  /** The type of the page's own document. */
  readonly type: Type
  /** That document's file, if its type has several; `*` is the slug. */
  readonly file?: string
  /** The types of other files written for this page only. */
  readonly parts?: readonly Part[]
  /** IDs in the page's markup, besides those on every page. */
  readonly anchors?: readonly string[]
  /** More anchors: the slugs of list entries. */
  readonly anchorLists?: readonly AnchorList[]
  readonly lists?: Listing
  /** Types, other than the list's, whose newest document counts as a change to this page. */
  readonly changesWith?: readonly ContentType[]
  /** Leaves the page out of sitemaps, lists, and search engines. */
  readonly unlisted?: true
  /** The page's category in search: a key of `KINDS` in src/components/sections/Search/find.ts. */
  readonly searchAs: string
  /** The text of the social image. */
  card(page: Page<Type>): SocialCard | Promise<SocialCard>
  /** The page's schema.org objects, without the breadcrumb. */
  structuredData(page: DescribedPage<Type>): JsonLd[] | Promise<JsonLd[]>
  /** The provenance label in lists and in front of the page's description. */
  mark?(page: Page<Type>): Promise<string | undefined>
  /** The note next to the page's name in the sitemap. */
  note?(page: Page<Type>): string | undefined | Promise<string | undefined>
  /** The heading the page is grouped under in the sitemap. */
  subject?(page: Page<Type>): Promise<string>
  /** The section of a document, if it isn't the kind's. */
  sectionOf?(node: NodeOf<Type>): string | undefined
}

/** A page with its own path. */
export interface FixedKind<
  Type extends ContentType = ContentType,
  Part extends ContentType = ContentType,
> extends Common<Type, Part> {
  readonly path: `/${string}`
  /** The name in breadcrumbs and lists. Undefined if the page's document is in a collection. */
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
  /** All documents with a page, in list order. */
  all(model: Model): Promise<NodeOf<Type>[]>
}

export type PageKind<
  Type extends ContentType = ContentType,
  Part extends ContentType = ContentType,
> = FixedKind<Type, Part> | CollectionKind<Type, Part>

/** Whether each document of a kind has a page. */
export const isCollection = (kind: PageKind): kind is CollectionKind => kind.path.includes(':slug')

/** The pattern for a kind's files; `*` is the slug. */
export const fileOf = ({ file, type }: PageKind): string => file ?? type.glob

/** The names in a field that has one or more. */
export function namesIn(field: string, entry: object): string[] {
  const names: unknown = Reflect.get(entry, field)
  return [names].flat().filter(name => typeof name === 'string')
}

/** Defines a page with its own path. */
export const fixedKind = <Type extends ContentType, Part extends ContentType = never>(
  kind: FixedKind<Type, Part>,
): FixedKind<Type, Part> => kind

/** Defines a kind of page with one page per document. */
export const collectionKind = <Type extends ContentType, Part extends ContentType = never>(
  kind: CollectionKind<Type, Part>,
): CollectionKind<Type, Part> => kind
