/** What the results of a search say of a page beside its title, read from the page's own document. */
import { readDocumentOf } from '../../content/read-documents'
import { signParts } from '../../charts/sign-parts'
import { matchPath } from '../../content/routes/paths'

/** The kinds of page that the search tells apart. */
export type SearchKind = 'services' | 'case-studies' | 'posts' | 'pages'

/** What is known of a page; a study's result and trade stand on its page, where the index finds them. */
export interface SearchFacts {
  readonly kind: SearchKind
  /** What a service is called, which the heading of its page seldom says. */
  readonly names?: string
  /** How results mark a page: an illustrative study. */
  readonly mark?: string
  /** The number on a post's cover, what it counts, and the service that the post belongs to. */
  readonly result?: string
  readonly measure?: string
  readonly trade?: string
}

/** The kind of a page, by its address. */
export function kindOf(path: string): SearchKind {
  switch (matchPath(path)?.name) {
    case 'service':
    case 'webApplication':
      return 'services'
    case 'caseStudy':
      return 'case-studies'
    case 'post':
      return 'posts'
    default:
      return 'pages'
  }
}

/**
 * What results say of a page.
 *
 * @param root the project's folder
 * @param path the page's address
 * @throws where the page's document, or one that it names, cannot be read
 */
export function searchFacts(root: string, path: string): SearchFacts {
  const kind = kindOf(path)
  const slug = path.slice(path.lastIndexOf('/') + 1)
  switch (kind) {
    case 'services':
      return { kind, names: namesOf(root, slug) }
    case 'case-studies':
      return { kind, ...markOf(root, path) }
    case 'posts': {
      const { sign, service } = readDocumentOf(root, 'Post', `content${path}/index.mdx`).data
      return { kind, ...(sign && signOf(sign)), trade: serviceAt(root, service).shortName }
    }
    case 'pages':
      return { kind }
  }
}

const serviceAt = (root: string, slug: string) =>
  readDocumentOf(root, 'Service', `data/services/${slug}.json`).data

function namesOf(root: string, slug: string): string {
  const { name, shortName } = serviceAt(root, slug)
  return name === shortName ? name : `${name} (${shortName})`
}

function markOf(root: string, path: string): { mark?: string } {
  const { provenance } = readDocumentOf(root, 'CaseStudy', `content${path}/index.mdx`).data
  if (provenance !== 'illustrative') return {}
  return { mark: readDocumentOf(root, 'ProvenanceWords', 'data/provenance.json').data.mark }
}

function signOf(sign: string) {
  const { large, counted } = signParts(sign)
  return { result: large, ...(counted && { measure: counted }) }
}
