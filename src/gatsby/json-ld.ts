/** Which schema.org objects a page carries: those of what it shows, built from the nodes it shows. */
import { fillPrices, pricesOf } from '../editorial/prices'
import {
  blogPageNumber,
  POSTS_A_PAGE,
  type RouteEntry,
  type RouteLink,
} from '../editorial/route-list'
import { allNodes, namedNode, oneNode, onlyNode, type Model } from './node-model'
import { article } from './structured-data/article'
import { blogPosting } from './structured-data/blog-posting'
import { breadcrumbList } from './structured-data/breadcrumbs'
import { business } from './structured-data/business'
import { collectionPage } from './structured-data/collection-page'
import { faqPage } from './structured-data/faq-page'
import type { JsonLd } from './structured-data/json-ld'
import { aboutPage, contactPage } from './structured-data/own-page'
import { service } from './structured-data/service'
import { webSite } from './structured-data/web-site'

/** The order of the lists of case studies and posts. */
const NEWEST_FIRST = [{ date: 'DESC' }, { slug: 'ASC' }] as const

/** What every object may need beside its own node. */
export interface Surroundings {
  siteUrl: string
  /** The address of the page's social image. */
  image: string
  model: Model
}

/** The objects of a page, its breadcrumb first. */
export async function jsonLdOf(
  route: RouteEntry,
  crumbs: readonly RouteLink[],
  surroundings: Surroundings,
): Promise<JsonLd[]> {
  const objects = [
    ...(crumbs.length > 0 ? [breadcrumbList(surroundings.siteUrl, crumbs)] : []),
    ...(await pageObjects(route, surroundings)),
  ]
  return withPrices(objects, surroundings.model)
}

/** Prices that texts state by name, filled in as the page shows them. */
async function withPrices(objects: JsonLd[], model: Model): Promise<JsonLd[]> {
  if (!JSON.stringify(objects).includes('{price:')) return objects
  const prices = pricesOf(await onlyNode(model, 'Pricing'), await onlyNode(model, 'AddOns'))
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') {
      return value.includes('{price:') ? fillPrices(value, prices) : value
    }
    if (Array.isArray(value)) return value.map(fill)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fill(entry)]))
  }
  return objects.map(fill) as JsonLd[]
}

async function pageObjects(
  { path, section }: RouteEntry,
  { siteUrl, image, model }: Surroundings,
): Promise<JsonLd[]> {
  const site = await onlyNode(model, 'SiteFacts')
  const blogPage = blogPageNumber(path)
  if (blogPage !== undefined) return [await blogList(siteUrl, path, blogPage, model)]
  switch (path) {
    case '/':
      return [webSite(siteUrl, site), business(siteUrl, site)]
    case '/about': {
      const page = await onlyNode(model, 'AboutPage')
      return [aboutPage(siteUrl, { ...page, path }), business(siteUrl, site)]
    }
    case '/contact': {
      const page = await onlyNode(model, 'ContactPage')
      return [contactPage(siteUrl, { ...page, path }), business(siteUrl, site, true)]
    }
    case '/services': {
      const page = await listPage(model, 'services')
      const services = await allNodes(model, 'Service', [{ order: 'ASC' }])
      return [collectionPage(siteUrl, { ...page, path }, services)]
    }
    case '/case-studies': {
      const page = await listPage(model, 'case-studies')
      const studies = await allNodes(model, 'CaseStudy', NEWEST_FIRST)
      return [collectionPage(siteUrl, { ...page, path }, studies)]
    }
  }
  const at = { path: { eq: path } }
  switch (section) {
    case 'case-studies': {
      const study = await oneNode(model, 'CaseStudy', at)
      if (!study) return []
      const industry = await namedNode(model, 'Industry', study.industry)
      const services = await Promise.all(
        study.services.map(slug => namedNode(model, 'Service', slug)),
      )
      // By the short names, which the page shows.
      const shown = services.map(({ path: to, shortName }) => ({ path: to, name: shortName }))
      return [article(siteUrl, site, image, { ...study, industry, services: shown })]
    }
    case 'blog': {
      const post = await oneNode(model, 'Post', at)
      if (!post) return []
      const author = await namedNode(model, 'Author', post.author)
      const subject = await namedNode(model, 'Service', post.service)
      const tags = await Promise.all(post.tags.map(slug => namedNode(model, 'Tag', slug)))
      const service = { name: subject.shortName }
      return [blogPosting(siteUrl, site, image, { ...post, author, service, tags })]
    }
    case 'services':
      return serviceObjects(siteUrl, path, model)
    case 'main':
      return []
  }
}

async function listPage(model: Model, key: string) {
  const page = await oneNode(model, 'ListPage', { key: { eq: key } })
  if (!page) throw new Error(`data/pages/${key}.json is gone.`)
  return page
}

async function blogList(
  siteUrl: string,
  path: string,
  number: number,
  model: Model,
): Promise<JsonLd> {
  const page = await listPage(model, 'blog')
  const first = (number - 1) * POSTS_A_PAGE
  const posts = (await allNodes(model, 'Post', NEWEST_FIRST)).slice(first, first + POSTS_A_PAGE)
  return collectionPage(siteUrl, { ...page, path }, posts, first + 1)
}

async function serviceObjects(siteUrl: string, path: string, model: Model): Promise<JsonLd[]> {
  const site = await onlyNode(model, 'SiteFacts')
  const sold = await oneNode(model, 'Service', { path: { eq: path } })
  if (!sold) return []
  const { name } = sold
  const page = await oneNode(model, 'ServicePage', { service: { slug: { eq: sold.slug } } })
  if (page) {
    const facts = { name, path, description: sold.summary }
    return [service(siteUrl, site, facts), faqPage(page.faq)]
  }
  const { hero } = await onlyNode(model, 'WebApplicationPage')
  const { packages } = await onlyNode(model, 'Pricing')
  const { items: addOns } = await onlyNode(model, 'AddOns')
  const { items } = await onlyNode(model, 'Faq')
  const facts = { name, path, description: hero.lead }
  return [service(siteUrl, site, facts, { packages, addOns }), faqPage(items)]
}
