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
import { breadcrumbList } from '../structured-data/web-pages'
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

/** Computes a field that can have variables. */
const withVariables = <Value>(compute: (page: RouteWithModel) => Value | Promise<Value>) =>
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
  name: withVariables(({ name }) => name),
  component: computed(({ kind }: Route) => kind?.component),
  published: computed(({ node }: Route) => node.date),
  changed: computed(lastChange),
  isList: computed(({ kind }: Route) => kind?.lists !== undefined),
  kind: computed(({ kind }: Route) => kind?.searchAs ?? 'pages'),
  description: withVariables(async page => {
    const { kind, node } = page
    const { description } = node.metadata ?? node
    return description && markedText(description, await kind?.mark?.(page))
  }),
  canonical: computed(({ node }: Route) => node.metadata?.canonicalUrl),
  mark: withVariables(async page => {
    const { kind, node, model } = page
    const unpublished = unpublishedMark(node, await onlyNode(model, BuildSettings))
    return [await kind?.mark?.(page), unpublished].filter(Boolean).join(', ') || undefined
  }),
  note: withVariables(page => page.kind?.note?.(page)),
  subject: withVariables(page => page.kind?.subject?.(page)),
  card: withVariables(
    page => page.kind?.card?.(page) ?? { heading: page.node.heading ?? page.name },
  ),
  url: computed(async ({ path }: Route, model) => (await address(model)) + path),
  image: computed(async ({ path }: Route, model) => (await address(model)) + socialImagePath(path)),
  crumbs: withVariables(crumbsOf),
  editing: computed(async ({ path, node }: Route, model) => {
    const { repository } = await onlyNode(model, SiteFacts)
    const settings = await onlyNode(model, BuildSettings)
    return editingOf(path, node, repository, settings)
  }),
  jsonLd: withVariables(jsonLdOf),
}
