/** Types for page kinds. The folders here define the kinds, and registry.ts lists them. */
import type { ContentType } from '../content/content-type'
import type { PageMetadata } from '../content/page-metadata'
import type { Model, NodeOf } from '../data-layer/node-model'
import type { SocialCard } from '../social/card'
import type { DescribedBy, JsonLd } from '../structured-data/json-ld'

/** The section for pages with no other section. */
export const MAIN = 'Main pages'

/** A list of entries whose slugs are anchors on the page. */
interface AnchorList {
  /** The type of the document with the list. */
  readonly document: ContentType
  readonly field: string
}

/** The entries that a list page shows. */
interface Listing {
  readonly type: ContentType
  /** With several lists, the field that names an entry's lists, like `tags`. Empty lists have no page. */
  readonly by?: string
}

/** The node fields that routes are built from. */
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
  /** The entries in the page's list, in order. */
  readonly listed: readonly ListedNode[]
  readonly model: Model
}

/** A page, as the `structuredData` function receives it. */
export interface DescribedPage<Type extends ContentType = ContentType>
  extends Page<Type>, DescribedBy {}

interface Common<Type extends ContentType, Part extends ContentType> {
  /** The heading of the page's section. The sitemap and llms.txt group pages by it. */
  readonly section: string
  /** The component's path. Gatsby itself creates the pages in src/pages. */
  readonly component: `src/${'pages' | 'templates'}/${string}.tsx`
  /** The type of the page's own document. */
  readonly type: Type
  /** The document's file, if its type has several files. `*` stands for the slug. */
  readonly file?: string
  /** The types of other files that belong only to this page. */
  readonly parts?: readonly Part[]
  /** The ids in the page's markup, in addition to the ids on every page. */
  readonly anchors?: readonly string[]
  /** More anchors: the slugs of list entries. */
  readonly anchorLists?: readonly AnchorList[]
  readonly lists?: Listing
  /** Types, besides the list's type, whose changes also count as changes to this page. */
  readonly changesWith?: readonly ContentType[]
  /** Keeps the page out of sitemaps, lists, and search engines. */
  readonly unlisted?: true
  /** The page's category in search: a key of `KINDS` in src/components/sections/Search/find.ts. */
  readonly searchAs: string
  /** The text of the social image. */
  card(page: Page<Type>): SocialCard | Promise<SocialCard>
  /** The page's schema.org objects, without the breadcrumb. */
  structuredData(page: DescribedPage<Type>): JsonLd[] | Promise<JsonLd[]>
  /** The provenance label shown in lists and before the page's description. */
  mark?(page: Page<Type>): Promise<string | undefined>
  /** The note next to the page's name in the sitemap. */
  note?(page: Page<Type>): string | undefined | Promise<string | undefined>
  /** The heading the page is grouped under in the sitemap. */
  subject?(page: Page<Type>): Promise<string>
  /** The document's section, if it differs from the kind's section. */
  sectionOf?(node: NodeOf<Type>): string | undefined
}

/** A page with a fixed path. */
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

/** Returns the pattern for a kind's files. `*` stands for the slug. */
export const fileOf = ({ file, type }: PageKind): string => file ?? type.glob

/** Returns the names in a field, which can be a string or a list. */
export function namesIn(field: string, entry: object): string[] {
  const names: unknown = Reflect.get(entry, field)
  return [names].flat().filter(name => typeof name === 'string')
}

/** Defines a page with a fixed path. */
export const fixedKind = <Type extends ContentType, Part extends ContentType = never>(
  kind: FixedKind<Type, Part>,
): FixedKind<Type, Part> => kind

/** Defines a page kind that has one page per document. */
export const collectionKind = <Type extends ContentType, Part extends ContentType = never>(
  kind: CollectionKind<Type, Part>,
): CollectionKind<Type, Part> => kind
