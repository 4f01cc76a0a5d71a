/**
 * The route list in the data layer: `route(path)` is a page with its breadcrumb and its structured
 * data, `routes` are all of them. Nothing of this reaches a browser as code: a page's part of it is
 * in its data, and a visit that changes pages reads it from there.
 */
import { knownBuildDay } from '../content/build-day'
import {
  collectionRoute,
  crumbsOf,
  fixedRoute,
  UNLISTED_PATHS,
  pagesOfList,
  routeList,
  type RouteEntry,
  type RouteLink,
  type RouteNode,
} from '../content/routes/route-list'
import { matchPath } from '../content/routes/paths'
import { socialImagePath } from '../content/routes/social-image'
import type { Tag } from '../content/taxonomy'
import { pageObjects } from './structured-data/page-objects'
import { editingOf } from './editing'
import { showsUnpublished } from './environment'
import { siteUrl } from './site-facts'
import { tagMetadata } from './tags'
import { allNodes, namedNode, oneNode, onlyNode, type Model } from './node-model'
import { exampleLabel, markedText, provenanceLabelIn, type ProvenanceLabel } from './provenance'
import { socialCard } from './social-card'
import { allInterpolated, interpolated } from './variables'
import { routeKind, routeNote, routeSubject } from './route-note'
import { unpublishedMark } from './unpublished-mark'

interface Context {
  nodeModel: Model
}

/** What a page of a list that goes on is told of its list. */
interface ListPart {
  /** The slugs of what the page shows, in order. */
  listed?: readonly string[] | null
  /** How many entries the list has, on all of its pages. */
  count?: number | null
}

/** A page by its path, found without reading the others. */
async function routeAt(path: string, model: Model): Promise<RouteEntry | undefined> {
  const fixed = fixedRoute(path)
  if (fixed) return fixed
  const { kind, slug = '', number } = matchPath(path) ?? {}
  const type = kind?.document
  if (type === 'Tag') {
    const tag = await oneNode(model, type, { slug: { eq: slug } })
    return tag && collectionRoute(type, asRouteNode(tag), number)
  }
  if (type !== 'CaseStudy' && type !== 'Post' && type !== 'Service' && type !== 'TextPage')
    return undefined
  const node = await oneNode(model, type, { path: { eq: path } })
  return node && collectionRoute(type, node)
}

const asRouteNode = (tag: Tag): RouteNode => ({ ...tag, metadata: tagMetadata(tag) })

async function allRoutes(model: Model): Promise<RouteEntry[]> {
  const lists = await allNodes(model, 'ListPage')
  const services = await allNodes(model, 'Service', [{ order: 'ASC' }])
  // Examples stand in the order of the services that they are of.
  const place = (example: string | undefined) => services.findIndex(({ slug }) => slug === example)
  const texts = await allNodes(model, 'TextPage', [{ slug: 'ASC' }])
  return routeList({
    fixed: new Map([
      ['/', (await onlyNode(model, 'HomePage')).metadata.description],
      ['/about', (await onlyNode(model, 'AboutPage')).metadata.description],
      ['/contact', (await onlyNode(model, 'ContactPage')).metadata.description],
      ...lists.map(({ key, metadata }) => [`/${key}`, metadata.description] as const),
    ]),
    Service: services,
    CaseStudy: await allNodes(model, 'CaseStudy', [{ slug: 'ASC' }]),
    Tag: (await allNodes(model, 'Tag', [{ name: 'ASC' }])).map(asRouteNode),
    Post: await allNodes(model, 'Post', [{ date: 'DESC' }, { slug: 'ASC' }]),
    TextPage: [...texts].sort((a, b) => place(a.example) - place(b.example)),
  })
}

/** How the study or the example is marked that a page is of; nothing for other pages. */
async function labelAt(path: string, model: Model): Promise<Pick<ProvenanceLabel, 'mark'>> {
  const type = matchPath(path)?.kind.document
  if (type === 'TextPage') {
    const text = await oneNode(model, type, { path: { eq: path } })
    return text ? exampleLabel(model, text) : {}
  }
  if (type !== 'CaseStudy') return {}
  const study = await oneNode(model, 'CaseStudy', { path: { eq: path } })
  return study ? provenanceLabelIn(model, study) : {}
}

/** The document of a page that may wait for its day, or be a draft. */
async function datedAt(path: string, model: Model) {
  const type = matchPath(path)?.kind.document
  const isDated = type === 'CaseStudy' || type === 'Post' || type === 'TextPage'
  return isDated ? oneNode(model, type, { path: { eq: path } }) : undefined
}

/** The address elsewhere that search engines shall list in the page's place. */
async function canonicalAt(path: string, model: Model): Promise<string | undefined> {
  const match = matchPath(path)
  switch (match?.kind.document) {
    case 'CaseStudy':
    case 'Post':
    case 'TextPage':
    case 'Service': {
      const node = await oneNode(model, match.kind.document, { path: { eq: path } })
      return node?.metadata.canonicalUrl
    }
    case 'HomePage':
    case 'AboutPage':
    case 'ContactPage':
      return (await onlyNode(model, match.kind.document)).metadata.canonicalUrl
    case 'ListPage': {
      const page = await oneNode(model, 'ListPage', { key: { eq: path.slice(1) } })
      return page?.metadata.canonicalUrl
    }
    default:
      return undefined
  }
}

const address = async (model: Model) => siteUrl(await onlyNode(model, 'SiteFacts'))

/** Fields for createResolvers. */
export const routeResolvers = {
  Query: {
    route: {
      type: 'Route',
      description: 'A page of the site by its path.',
      args: {
        path: 'String!',
        listed: {
          type: '[String!]',
          description: 'The slugs of what a page of a list shows, in order.',
        },
        count: { type: 'Int', description: 'How many entries that list has.' },
      },
      resolve: async (
        _: unknown,
        { path, ...part }: { path: string } & ListPart,
        { nodeModel }: Context,
      ): Promise<(RouteEntry & ListPart) | undefined> => {
        const entry = await routeAt(path, nodeModel)
        return entry && { ...entry, ...part }
      },
    },
    posts: {
      type: '[Post!]!',
      description: 'Posts by their slugs, in that order.',
      args: { slugs: { type: '[String!]!' } },
      resolve: (_: unknown, { slugs }: { slugs: readonly string[] }, { nodeModel }: Context) =>
        Promise.all(slugs.map(slug => namedNode(nodeModel, 'Post', slug))),
    },
    routes: {
      type: '[Route!]!',
      description: 'Every page that lists and sitemaps name, section by section.',
      args: {
        skip: { type: 'Int' },
        limit: { type: 'Int' },
        all: { type: 'Boolean', description: 'Whether pages that nothing lists follow.' },
      },
      resolve: async (
        _: unknown,
        { skip = 0, limit = Infinity, all }: { skip?: number; limit?: number; all?: boolean },
        { nodeModel }: Context,
      ) => {
        const routes = (await allRoutes(nodeModel)).slice(skip, skip + limit)
        return all ? [...routes, ...UNLISTED_PATHS.flatMap(path => fixedRoute(path) ?? [])] : routes
      },
    },
  },
  Route: {
    description: {
      resolve: async (
        { path, description }: RouteEntry,
        _: unknown,
        { nodeModel }: Context,
      ): Promise<string | undefined> => {
        if (description === undefined) return undefined
        const marked = markedText(description, await labelAt(path, nodeModel))
        return interpolated(marked, nodeModel)
      },
    },
    isUnlisted: {
      resolve: ({ path }: RouteEntry) => matchPath(path)?.kind.unlisted ?? false,
    },
    canonical: {
      resolve: async ({ path }: RouteEntry, _: unknown, { nodeModel }: Context) =>
        canonicalAt(path, nodeModel),
    },
    card: {
      resolve: async ({ path }: RouteEntry, _: unknown, { nodeModel }: Context) => {
        const card = await socialCard(path, (await allRoutes(nodeModel)).length, nodeModel)
        return allInterpolated(card, nodeModel)
      },
    },
    isList: {
      resolve: ({ path }: RouteEntry) => matchPath(path)?.kind.lists !== undefined,
    },
    mark: {
      resolve: async ({ path }: RouteEntry, _: unknown, { nodeModel }: Context) => {
        const { mark } = await labelAt(path, nodeModel)
        const data = showsUnpublished ? await datedAt(path, nodeModel) : undefined
        const unpublished = unpublishedMark(data)
        return [mark, unpublished].filter(Boolean).join(', ') || undefined
      },
    },
    note: {
      resolve: ({ path }: RouteEntry, _: unknown, { nodeModel }: Context) =>
        routeNote(path, nodeModel),
    },
    subject: {
      resolve: ({ path }: RouteEntry, _: unknown, { nodeModel }: Context) =>
        routeSubject(path, nodeModel),
    },
    kind: {
      resolve: ({ path }: RouteEntry, _: unknown, { nodeModel }: Context) =>
        routeKind(path, nodeModel),
    },
    url: {
      resolve: async ({ path }: RouteEntry, _: unknown, { nodeModel }: Context) =>
        (await address(nodeModel)) + path,
    },
    image: {
      resolve: async ({ path }: RouteEntry, _: unknown, { nodeModel }: Context) =>
        (await address(nodeModel)) + socialImagePath(path),
    },
    crumbs: {
      resolve: (route: RouteEntry): RouteLink[] => crumbsOf(route),
    },
    pages: {
      resolve: ({ path, count }: RouteEntry & ListPart) => pagesOfList(path, count ?? 0),
    },
    editing: {
      resolve: async ({ path }: RouteEntry, _: unknown, { nodeModel }: Context) => {
        if (!showsUnpublished) return undefined
        const { repository } = await onlyNode(nodeModel, 'SiteFacts')
        const data = await datedAt(path, nodeModel)
        const today = knownBuildDay(process.cwd())
        return editingOf(path, data, repository, today)
      },
    },
    jsonLd: {
      resolve: async (
        { listed, ...route }: RouteEntry & ListPart,
        _: unknown,
        { nodeModel }: Context,
      ) => {
        const siteAddress = await address(nodeModel)
        return pageObjects(route.path, crumbsOf(route), {
          listed: listed ?? [],
          siteUrl: siteAddress,
          image: siteAddress + socialImagePath(route.path),
          model: nodeModel,
        })
      },
    },
  },
}
