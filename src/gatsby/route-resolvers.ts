/**
 * Pages in the data layer: `route(path)` returns one page with its breadcrumb and structured data, and `routes` returns
 * all pages. Server-only: pages receive the result as query data.
 */
import { SiteFacts } from '../content/site'
import { socialImagePath } from '../content/social-image'
import {
  BuildSettings,
  computed,
  onlyNode,
  type Model,
  type Request,
} from '../data-layer/node-model'
import { unpublishedMark } from '../data-layer/unpublished'
import { allInterpolated } from '../data-layer/variables'
import { markedText } from '../page-kinds/case-study/provenance'
import { allRoutes, crumbsOf, lastChange, routeAt, type Route } from '../page-kinds/route-list'
import { breadcrumbList } from '../structured-data/json-ld'
import { editingOf } from './editing'
import { siteUrl } from './site-facts'

const address = async (model: Model) =>
  siteUrl(await onlyNode(model, SiteFacts), await onlyNode(model, BuildSettings))

/** A page, as the functions of its kind receive it. */
type RouteWithModel = Route & { model: Model }

/** Returns a page's schema.org objects, starting with its breadcrumb. */
async function jsonLdOf(page: RouteWithModel) {
  const { path, kind, model } = page
  const crumbs = crumbsOf(page)
  const url = await address(model)
  const objects = await kind?.structuredData?.({
    ...page,
    site: await onlyNode(model, SiteFacts),
    siteUrl: url,
    image: url + socialImagePath(path),
  })
  const all = [...(crumbs.length > 0 ? [breadcrumbList(url, crumbs)] : []), ...(objects ?? [])]
  return all.map(object => ({ '@context': 'https://schema.org', ...object }))
}

/** Computes a field of a page and fills in its variables. */
const field = <Value>(compute: (page: RouteWithModel) => Value | Promise<Value>) =>
  computed(async (route: Route, model) => {
    const value = await compute({ ...route, model })
    return value && allInterpolated(value, model)
  })

/** Queries, for createResolvers. */
export const queryResolvers = {
  route: {
    type: 'Route',
    description: 'The page at a path.',
    args: { path: 'String!' },
    resolve: (_: unknown, { path }: { path: string }, { nodeModel }: Request['context']) =>
      routeAt(path, nodeModel),
  },
  routes: {
    type: '[Route!]!',
    description: 'Every page that appears in lists and sitemaps, by section.',
    args: { all: { type: 'Boolean', description: 'Whether to include unlisted pages.' } },
    async resolve(_: unknown, { all }: { all?: boolean }, { nodeModel }: Request['context']) {
      const routes = await allRoutes(nodeModel)
      return routes.filter(({ kind }) => all || !kind?.unlisted)
    },
  },
}

/** Fields of a page, for createResolvers. */
export const routeResolvers = {
  name: field(({ name }) => name),
  component: field(({ kind }) => kind?.component),
  published: field(({ node }) => node.date),
  changed: field(lastChange),
  isList: field(({ kind }) => kind?.lists !== undefined),
  kind: field(({ kind }) => kind?.searchAs ?? 'pages'),
  description: field(async page => {
    const { kind, node } = page
    const { description } = node.metadata ?? node
    return description && markedText(description, await kind?.mark?.(page))
  }),
  canonical: field(({ node }) => node.metadata?.canonicalUrl),
  mark: field(async page => {
    const { kind, node, model } = page
    const unpublished = unpublishedMark(node, await onlyNode(model, BuildSettings))
    return [await kind?.mark?.(page), unpublished].filter(Boolean).join(', ') || undefined
  }),
  note: field(page => page.kind?.note?.(page)),
  subject: field(page => page.kind?.subject?.(page)),
  card: field(page => page.kind?.card?.(page) ?? { heading: page.node.heading ?? page.name }),
  url: field(async ({ path, model }) => (await address(model)) + path),
  image: field(async ({ path, model }) => (await address(model)) + socialImagePath(path)),
  crumbs: field(crumbsOf),
  editing: field(editingOf),
  jsonLd: field(jsonLdOf),
}
