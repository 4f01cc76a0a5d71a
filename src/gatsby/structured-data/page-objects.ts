/** Which schema.org objects a page carries: those that the table of pages names, of what the page shows. */
import { doublings } from '../../charts/scale'
import type { StructuredDataName } from '../../content/routes/page-kinds'
import type { Site } from '../../content/site'
import { matchPath, type MatchedPath } from '../../content/routes/paths'
import type { RouteLink } from '../../content/routes/route-list'
import { allNodes, namedNode, onlyNode, type Model } from '../node-model'
import { listKey } from '../own-document'
import { markedText, provenanceLabelIn } from '../provenance'
import { priceOfRow } from '../service-prices'
import { allInterpolated } from '../variables'
import { business, webSite } from './business'
import type { JsonLd } from './json-ld'
import { service } from './offered-service'
import { article, blogPosting } from './published-text'
import { breadcrumbList, collectionPage, faqPage, webPage } from './web-pages'

/** What every object may need beside its own node. */
export interface Surroundings {
  siteUrl: string
  /** The address of the page's social image. */
  image: string
  /** The slugs of what a page of a list that goes on shows, in order. */
  listed: readonly string[]
  model: Model
}

interface Subject extends Surroundings, MatchedPath {
  path: string
  /** The agency, which nearly every object names. */
  site: Site
  /** The page's name in its breadcrumb. */
  shown: string
}

/** How each object is made. */
const BUILDERS: Readonly<
  Record<StructuredDataName, (subject: Subject) => JsonLd | Promise<JsonLd>>
> = {
  WebSite: ({ siteUrl, site }) => webSite(siteUrl, site),
  Business: ({ siteUrl, site }) => business(siteUrl, site),
  AboutPage: async ({ siteUrl, path, model }) =>
    webPage(siteUrl, 'AboutPage', { ...(await onlyNode(model, 'AboutPage')), path }),
  ContactPage: async ({ siteUrl, path, model }) =>
    webPage(siteUrl, 'ContactPage', { ...(await onlyNode(model, 'ContactPage')), path }),
  WebPage: async ({ siteUrl, slug = '', model }) => {
    const { title, ...page } = await namedNode(model, 'TextPage', slug)
    return webPage(siteUrl, 'WebPage', { ...page, heading: title })
  },
  CollectionPage: collection,
  Service: soldService,
  ServiceWithOffers: serviceWithOffers,
  ServiceFaq: async ({ slug = '', model }) =>
    faqPage((await namedNode(model, 'ServicePage', slug, 'service.slug')).faq),
  Faq: async ({ model }) => faqPage((await onlyNode(model, 'Faq')).items),
  CaseStudy: caseStudy,
  BlogPosting: post,
}

/**
 * The objects of a page, its breadcrumb first, with values in the place of variables.
 *
 * @param path the page's, without prefix
 * @throws for an address that no kind of page has
 */
export async function pageObjects(
  path: string,
  crumbs: readonly RouteLink[],
  surroundings: Surroundings,
): Promise<JsonLd[]> {
  const match = matchPath(path)
  if (!match) throw new Error(`src/content/routes/page-kinds.ts has no kind of page for ${path}.`)
  const objects: JsonLd[] = crumbs.length > 0 ? [breadcrumbList(surroundings.siteUrl, crumbs)] : []
  const site = await onlyNode(surroundings.model, 'SiteFacts')
  const shown = crumbs.at(-1)?.name ?? ''
  for (const name of match.kind.structuredData) {
    objects.push(await BUILDERS[name]({ ...surroundings, ...match, path, site, shown }))
  }
  return allInterpolated(objects, surroundings.model)
}

async function collection(subject: Subject): Promise<JsonLd> {
  const { siteUrl, path, shown, listed, model, kind, number = 1 } = subject
  // A further page shows its number instead of the list's own opening.
  const opening = number > 1 ? { heading: shown } : await listOpening(subject)
  const page = { path, ...opening }
  if (kind.lists === 'Post') {
    const posts = await Promise.all(listed.map(slug => namedNode(model, 'Post', slug)))
    return collectionPage(siteUrl, page, posts, (number - 1) * (kind.perPage ?? 0) + 1)
  }
  if (kind.lists === 'Service')
    return collectionPage(siteUrl, page, await allNodes(model, 'Service', [{ order: 'ASC' }]))
  const studies = await allNodes(model, 'CaseStudy', [{ date: 'DESC' }, { slug: 'ASC' }])
  // The fan draws the greatest rise first.
  const rise = ({ metrics: [metric] }: (typeof studies)[number]) => (metric ? doublings(metric) : 0)
  return collectionPage(
    siteUrl,
    page,
    [...studies].sort((one, other) => rise(other) - rise(one)),
  )
}

/** What a list's page says before the list. */
async function listOpening(subject: Subject): Promise<{ heading: string; lead: string }> {
  const { model, kind, slug = '' } = subject
  if (kind.document === 'Tag') {
    const { heading, description } = await namedNode(model, 'Tag', slug)
    return { heading, lead: description }
  }
  const { heading, lead } = await namedNode(model, 'ListPage', listKey(subject), 'key')
  return { heading, lead }
}

async function soldService({ siteUrl, site, path, slug = '', model }: Subject): Promise<JsonLd> {
  const { name } = await namedNode(model, 'Service', slug)
  const { lead, pricing } = await namedNode(model, 'ServicePage', slug, 'service.slug')
  const offers = pricing.rows.map(async row => ({
    name: row.name,
    description: row.includes,
    price: await priceOfRow(row, model),
  }))
  return service(siteUrl, site, { name, path, description: lead }, await Promise.all(offers))
}

async function serviceWithOffers({ siteUrl, site, path, model }: Subject): Promise<JsonLd> {
  const { name } = await namedNode(model, 'Service', path, 'path')
  const { hero } = await onlyNode(model, 'WebApplicationPage')
  const { packages } = await onlyNode(model, 'Pricing')
  const { items: addOns } = await onlyNode(model, 'AddOns')
  return service(siteUrl, site, { name, path, description: hero.lead }, [
    ...packages.map(({ price, period, ...entry }) => ({
      ...entry,
      price: { from: price, per: period },
      isLowest: true,
    })),
    ...addOns.map(({ price, period, ...entry }) => ({
      ...entry,
      price: { from: price, per: period },
    })),
  ])
}

async function caseStudy({ siteUrl, site, image, slug = '', model }: Subject): Promise<JsonLd> {
  const study = await namedNode(model, 'CaseStudy', slug)
  const industry = await namedNode(model, 'Industry', study.industry)
  const services = await Promise.all(study.services.map(name => namedNode(model, 'Service', name)))
  // By the short names, which the page shows.
  const shown = services.map(({ path, shortName }) => ({ path, name: shortName }))
  const label = await provenanceLabelIn(study, model)
  const summary = markedText(study.summary, label)
  return article(siteUrl, site, image, { ...study, summary, industry, services: shown, label })
}

async function post({ siteUrl, site, image, slug = '', model }: Subject): Promise<JsonLd> {
  const node = await namedNode(model, 'Post', slug)
  const author = await namedNode(model, 'Author', node.author)
  const subject = await namedNode(model, 'Service', node.service)
  const tags = await Promise.all(node.tags.map(name => namedNode(model, 'Tag', name)))
  const about = { name: subject.shortName }
  return blogPosting(siteUrl, site, image, { ...node, author, service: about, tags })
}
