/** What the list of all pages says beside a page’s name, so that it can be told from its neighbours. */
import { matchPath } from '../routes/paths'
import { countNodes, namedNode, oneNode, type Model } from './node-model'
import { servicePrices } from './service-prices'

const shortName = async (slug: string, model: Model) =>
  (await namedNode(model, 'Service', slug)).shortName

/**
 * A service’s lowest prices, a study’s industry, the service that a post or an example is about, and how
 * many posts have a tag; nothing for other pages.
 */
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
    case 'CaseStudy': {
      const study = await oneNode(model, 'CaseStudy', { path: { eq: path } })
      return study && (await namedNode(model, 'Industry', study.industry)).name
    }
    case 'Post': {
      const post = await oneNode(model, 'Post', { path: { eq: path } })
      return post && shortName(post.service, model)
    }
    case 'TextPage': {
      const text = await oneNode(model, 'TextPage', { path: { eq: path } })
      return text?.example === undefined ? undefined : shortName(text.example, model)
    }
    default:
      return undefined
  }
}
