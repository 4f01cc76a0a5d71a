/** What the list of all pages says of a page: what it is counted as, what it is sorted under, what stands beside its name. */
import { matchPath } from '../content/routes/paths'
import { countNodes, namedNode, oneNode, type Model } from './node-model'
import { servicePrices } from './service-prices'

/** What the list of all pages counts a page as. */
export type RouteKind = 'services' | 'examples' | 'caseStudies' | 'posts' | 'pages'

const serviceOf = (slug: string, model: Model) => namedNode(model, 'Service', slug)

const exampleOf = async (path: string, model: Model) =>
  (await oneNode(model, 'TextPage', { path: { eq: path } }))?.example

/** What a page is counted as. */
export async function routeKind(path: string, model: Model): Promise<RouteKind> {
  switch (matchPath(path)?.kind.document) {
    case 'Service':
      return 'services'
    case 'CaseStudy':
      return 'caseStudies'
    case 'Post':
      return 'posts'
    case 'TextPage':
      return (await exampleOf(path, model)) === undefined ? 'pages' : 'examples'
    default:
      return 'pages'
  }
}

/** A study’s industry, or the service that a post is about; nothing for pages of which there are few. */
export async function routeSubject(path: string, model: Model): Promise<string | undefined> {
  switch (matchPath(path)?.kind.document) {
    case 'CaseStudy': {
      const study = await oneNode(model, 'CaseStudy', { path: { eq: path } })
      return study && (await namedNode(model, 'Industry', study.industry)).name
    }
    case 'Post': {
      const post = await oneNode(model, 'Post', { path: { eq: path } })
      return post && (await serviceOf(post.service, model)).name
    }
    default:
      return undefined
  }
}

/** A service’s lowest prices, the service of an example, how many posts a tag has; nothing for other pages. */
export async function routeNote(path: string, model: Model): Promise<string | undefined> {
  const { kind, slug = '' } = matchPath(path) ?? {}
  switch (kind?.document) {
    case 'Tag':
      return String(
        await countNodes(model, 'Post', { tags: { elemMatch: { slug: { eq: slug } } } }),
      )
    case 'Service': {
      const service = await oneNode(model, 'Service', { path: { eq: path } })
      return service && (await servicePrices(service, model)).lowest
    }
    case 'TextPage': {
      const example = await exampleOf(path, model)
      return example === undefined ? undefined : (await serviceOf(example, model)).shortName
    }
    default:
      return undefined
  }
}
