/** What the results of a search say of a page beside its title. */
import { signParts } from '../charts/sign-parts'
import { matchPath } from '../content/routes/paths'
import { namedNode, type Model } from './node-model'
import { provenanceLabelIn } from './provenance'

/** What is known of a page; a study's result and trade stand on its page, where the index finds them. */
export interface SearchFacts {
  /** The kinds of page that the search tells apart: services, case-studies, posts or pages. */
  readonly kind: string
  /** What a service is called, which the heading of its page seldom says. */
  readonly names?: string | null
  /** How results mark a page: an illustrative study. */
  readonly mark?: string | null
  /** The number on a post's cover, what it counts, and the service that the post belongs to. */
  readonly result?: string | null
  readonly measure?: string | null
  readonly trade?: string | null
}

/** What results say of a page. */
export async function searchFacts(path: string, model: Model): Promise<SearchFacts> {
  const { name: kind, slug = '' } = matchPath(path) ?? {}
  switch (kind) {
    case 'service':
    case 'webApplication': {
      const { name, shortName } = await namedNode(model, 'Service', path, 'path')
      const names = name === shortName ? name : `${name} (${shortName})`
      return { kind: 'services', names }
    }
    case 'caseStudy': {
      const study = await namedNode(model, 'CaseStudy', slug)
      const { mark } = await provenanceLabelIn(model, study)
      return { kind: 'case-studies', mark }
    }
    case 'post': {
      const { sign, service } = await namedNode(model, 'Post', slug)
      const { large, counted } = sign === undefined ? {} : signParts(sign)
      const trade = (await namedNode(model, 'Service', service)).shortName
      return { kind: 'posts', result: large, measure: counted, trade }
    }
    default:
      return { kind: 'pages' }
  }
}
