/**
 * The route list in the data layer: `route(path)` is a page with its breadcrumb and its structured
 * data, `routes` are all of them. Nothing of this reaches a browser as code: a page's part of it is
 * in its data, and a visit that changes pages reads it from there.
 */
import {
  collectionRoute,
  crumbsOf,
  FIXED_PAGES,
  fixedRoute,
  UNLISTED_PATHS,
  pagesOfList,
  routeList,
  type RouteEntry,
  type RouteNode,
} from '../content/routes/route-list'
import { matchPath } from '../content/routes/paths'
import { socialImagePath } from '../content/routes/social-image'
import type { PageMetadata } from '../content/page-metadata'
import type { Tag } from '../content/taxonomy'
import { pageObjects } from './structured-data/page-objects'
import { editingOf, unpublishedMark } from './editing'
import { siteUrl } from './site-facts'
import { allNodes, countTagged, derived, namedNode, onlyNode, type Model } from './node-model'
import { ownDocument, type OwnDocument } from './own-document'
import { exampleLabel, markedText, provenanceLabelIn, type ProvenanceLabel } from './provenance'
import { servicePrices } from './service-prices'
import { socialCard } from './social-card'
import { allInterpolated, interpolated } from './variables'

/** What a page of a list that goes on is told of its list. */
interface ListPart {
  /** The slugs of what the page shows, in order. */
  listed?: readonly string[] | null
  /** How many entries the list has, on all of its pages. */
  count?: number | null
}

/** What search engines are told about a tag's page: the words that the page itself shows. */
export const tagMetadata = ({ name, heading, description }: Tag): PageMetadata => ({
  title: heading,
  description,
  keywords: [name],
})

const asRouteNode = (tag: Tag): RouteNode => ({ ...tag, metadata: tagMetadata(tag) })

/** A page by its path, found without reading the others. */
async function routeAt(path: string, model: Model): Promise<RouteEntry | undefined> {
  const fixed = fixedRoute(path)
  if (fixed) return fixed
  const own = await ownDocument(path, model)
  switch (own?.type) {
    case 'Tag':
      return collectionRoute(own.type, asRouteNode(own.node), matchPath(path)?.number)
    case 'CaseStudy':
    case 'Post':
    case 'Service':
    case 'TextPage':
      return collectionRoute(own.type, own.node)
    default:
      return undefined
  }
}

async function allRoutes(model: Model): Promise<RouteEntry[]> {
  const fixed = new Map<string, string>()
  for (const { path } of FIXED_PAGES) {
    const { node } = (await ownDocument(path, model)) ?? {}
    if (node && 'metadata' in node) fixed.set(path, node.metadata.description)
  }
  const services = await allNodes(model, 'Service', [{ order: 'ASC' }])
  // Examples stand in the order of the services that they are of.
  const place = (example: string | undefined) => services.findIndex(({ slug }) => slug === example)
  const texts = await allNodes(model, 'TextPage', [{ slug: 'ASC' }])
  return routeList({
    fixed,
    Service: services,
    CaseStudy: await allNodes(model, 'CaseStudy', [{ slug: 'ASC' }]),
    Tag: (await allNodes(model, 'Tag', [{ name: 'ASC' }])).map(asRouteNode),
    Post: await allNodes(model, 'Post', [{ date: 'DESC' }, { slug: 'ASC' }]),
    TextPage: [...texts].sort((a, b) => place(a.example) - place(b.example)),
  })
}

/** How the study or the example is marked that a page is of; nothing for other pages. */
async function labelOf(
  own: OwnDocument | undefined,
  model: Model,
): Promise<Pick<ProvenanceLabel, 'mark'>> {
  if (own?.type === 'CaseStudy') return provenanceLabelIn(own.node, model)
  return own?.type === 'TextPage' ? exampleLabel(own.node, model) : {}
}

/** What the list of all pages says beside the name of a page. */
async function noteOf(
  { type, node }: OwnDocument,
  model: Model,
  path: string,
): Promise<string | undefined> {
  switch (type) {
    case 'Tag':
      // The count is that of the whole list, and stands beside its first page.
      return (matchPath(path)?.number ?? 1) > 1
        ? undefined
        : String(await countTagged(model, node.slug))
    case 'Service':
      return (await servicePrices(node, model)).lowest
    case 'TextPage':
      return node.example && (await namedNode(model, 'Service', node.example)).shortName
    default:
      return undefined
  }
}

/** What the list of all pages sorts a page under; nothing for pages of which there are few. */
async function subjectOf({ type, node }: OwnDocument, model: Model): Promise<string | undefined> {
  if (type === 'CaseStudy') return (await namedNode(model, 'Industry', node.industry)).name
  return type === 'Post' ? (await namedNode(model, 'Service', node.service)).name : undefined
}

/** What the search tells apart from all other pages. */
const SEARCH_KINDS: Readonly<Record<string, string>> = {
  Service: 'services',
  CaseStudy: 'caseStudies',
  Post: 'posts',
}

const address = async (model: Model) => siteUrl(await onlyNode(model, 'SiteFacts'))

const imageAddress = async (path: string, model: Model) =>
  (await address(model)) + socialImagePath(path)

/** A field that is worked out of the page's own document; nothing for a page that has none. */
const ofDocument = <Value>(
  work: (own: OwnDocument, model: Model, path: string) => Value | Promise<Value>,
) =>
  derived(async ({ path }: RouteEntry, model) => {
    const own = await ownDocument(path, model)
    return own && work(own, model, path)
  })

/** Queries, for createResolvers. */
export const queryResolvers = {
  route: {
    type: 'Route',
    description: 'A page of the site by its path.',
    args: {
      path: 'String!',
      listed: { type: '[String!]', description: 'Slugs of what a page of a list shows, in order.' },
      count: { type: 'Int', description: 'How many entries that list has.' },
    },
    resolve: async (
      _: unknown,
      { path, ...part }: { path: string } & ListPart,
      { nodeModel }: { nodeModel: Model },
    ): Promise<(RouteEntry & ListPart) | undefined> => {
      const entry = await routeAt(path, nodeModel)
      return entry && { ...entry, ...part }
    },
  },
  posts: {
    type: '[Post!]!',
    description: 'Posts by their slugs, in that order.',
    args: { slugs: { type: '[String!]!' } },
    resolve: (
      _: unknown,
      { slugs }: { slugs: readonly string[] },
      { nodeModel }: { nodeModel: Model },
    ) => Promise.all(slugs.map(slug => namedNode(nodeModel, 'Post', slug))),
  },
  routes: {
    type: '[Route!]!',
    description: 'Every page that lists and sitemaps name, section by section.',
    args: { all: { type: 'Boolean', description: 'Whether pages that nothing lists follow.' } },
    resolve: async (
      _: unknown,
      { all }: { all?: boolean },
      { nodeModel }: { nodeModel: Model },
    ): Promise<RouteEntry[]> => {
      const routes = await allRoutes(nodeModel)
      return all ? [...routes, ...UNLISTED_PATHS.flatMap(path => fixedRoute(path) ?? [])] : routes
    },
  },
}

/** Fields of a page, for createResolvers. */
export const routeResolvers = {
  description: derived(async ({ path, description }: RouteEntry, model) => {
    if (description === undefined) return undefined
    const label = await labelOf(await ownDocument(path, model), model)
    return interpolated(markedText(description, label), model)
  }),
  isUnlisted: derived(({ path }: RouteEntry) => matchPath(path)?.kind.unlisted ?? false),
  isList: derived(({ path }: RouteEntry) => matchPath(path)?.kind.lists !== undefined),
  kind: derived(
    ({ path }: RouteEntry) => SEARCH_KINDS[matchPath(path)?.kind.document ?? ''] ?? 'pages',
  ),
  canonical: ofDocument(({ node }) =>
    'metadata' in node ? node.metadata.canonicalUrl : undefined,
  ),
  mark: ofDocument(async (own, model) => {
    const { mark } = await labelOf(own, model)
    return [mark, unpublishedMark(own.node)].filter(Boolean).join(', ') || undefined
  }),
  note: ofDocument(noteOf),
  subject: ofDocument(subjectOf),
  card: derived(async ({ path }: RouteEntry, model) => {
    const countPages = async () => (await allRoutes(model)).length
    const card = await socialCard(path, countPages, model)
    return allInterpolated(card, model)
  }),
  url: derived(async ({ path }: RouteEntry, model) => (await address(model)) + path),
  image: derived(({ path }: RouteEntry, model) => imageAddress(path, model)),
  crumbs: derived(crumbsOf),
  pages: derived(({ path, count }: RouteEntry & ListPart) => pagesOfList(path, count ?? 0)),
  editing: derived(async ({ path }: RouteEntry, model) => {
    const { repository } = await onlyNode(model, 'SiteFacts')
    return editingOf(path, (await ownDocument(path, model))?.node, repository)
  }),
  jsonLd: derived(async ({ listed, ...route }: RouteEntry & ListPart, model) =>
    pageObjects(route.path, crumbsOf(route), {
      listed: listed ?? [],
      siteUrl: await address(model),
      image: await imageAddress(route.path, model),
      model,
    }),
  ),
}
