/**
 * The route list in the data layer: `route(path)` is a page with its breadcrumb and its structured
 * data, `routes` are all of them. Nothing of this reaches a browser as code: a page's part of it is
 * in its data, and a visit that changes pages reads it from there.
 */
import {
  blogPage,
  blogPageNumber,
  blogPages,
  caseStudyRoute,
  crumbsOf,
  FIXED_PAGES,
  NOT_FOUND,
  postRoute,
  routeList,
  serviceRoute,
  type RouteEntry,
  type RouteLink,
} from '../editorial/route-list'
import { jsonLdOf } from './json-ld'
import { siteUrl } from './site-facts'
import { allNodes, oneNode, onlyNode, type Model } from './node-model'

interface Context {
  nodeModel: Model
}

const fixedPage = (path: string) => FIXED_PAGES.find(page => page.path === path)

/** A page by its path, found without reading the others. */
async function routeAt(path: string, model: Model): Promise<RouteEntry | undefined> {
  if (path === NOT_FOUND.path) return NOT_FOUND
  const number = blogPageNumber(path)
  if (number !== undefined) return { ...blogPage(number), section: 'blog' }
  const fixed = fixedPage(path)
  if (fixed) return fixed
  const at = { path: { eq: path } }
  const study = await oneNode(model, 'CaseStudy', at)
  if (study) return caseStudyRoute(study)
  const post = await oneNode(model, 'Post', at)
  if (post) return postRoute(post)
  const service = await oneNode(model, 'Service', at)
  return service && serviceRoute(service)
}

async function allRoutes(model: Model): Promise<RouteEntry[]> {
  const lists = await allNodes(model, 'ListPage')
  return routeList({
    fixed: new Map([
      ['/', (await onlyNode(model, 'HomePage')).metadata.description],
      ['/about', (await onlyNode(model, 'AboutPage')).metadata.description],
      ['/contact', (await onlyNode(model, 'ContactPage')).metadata.description],
      ...lists.map(({ key, metadata }) => [`/${key}`, metadata.description] as const),
    ]),
    services: await allNodes(model, 'Service', [{ order: 'ASC' }]),
    caseStudies: await allNodes(model, 'CaseStudy', [{ slug: 'ASC' }]),
    posts: await allNodes(model, 'Post', [{ date: 'DESC' }, { slug: 'ASC' }]),
  })
}

/** Where the finishing step puts a page's social image. */
const socialImage = (path: string) => `/social${path === '/' ? '/index' : path}.png`

const address = async (model: Model) => siteUrl(await onlyNode(model, 'SiteFacts'))

/** Fields for createResolvers. */
export const routeResolvers = {
  Query: {
    route: {
      type: 'Route',
      description: 'A page of the site by its path.',
      args: { path: 'String!' },
      resolve: (_: unknown, { path }: { path: string }, { nodeModel }: Context) =>
        routeAt(path, nodeModel),
    },
    routes: {
      type: '[Route!]!',
      description: 'Every page of the site but the not-found page, section by section.',
      resolve: (_: unknown, __: unknown, { nodeModel }: Context) => allRoutes(nodeModel),
    },
  },
  Route: {
    url: {
      resolve: async ({ path }: RouteEntry, _: unknown, { nodeModel }: Context) =>
        (await address(nodeModel)) + path,
    },
    image: {
      resolve: async ({ path }: RouteEntry, _: unknown, { nodeModel }: Context) =>
        (await address(nodeModel)) + socialImage(path),
    },
    crumbs: { resolve: (route: RouteEntry): RouteLink[] => crumbsOf(route) },
    pages: {
      resolve: async ({ path }: RouteEntry, _: unknown, { nodeModel }: Context) => {
        if (blogPageNumber(path) === undefined) return []
        return blogPages((await allNodes(nodeModel, 'Post')).length)
      },
    },
    jsonLd: {
      resolve: async (route: RouteEntry, _: unknown, { nodeModel }: Context) => {
        const siteAddress = await address(nodeModel)
        return jsonLdOf(route, crumbsOf(route), {
          siteUrl: siteAddress,
          image: siteAddress + socialImage(route.path),
          model: nodeModel,
        })
      },
    },
  },
}
