/** The document that a page is made for. */
import { documentFile, matchPath, type MatchedPath } from '../content/routes/paths'
import { oneNode, type Model, type Nodes } from './node-model'

type OwnType =
  | 'HomePage'
  | 'AboutPage'
  | 'ContactPage'
  | 'ListPage'
  | 'SearchPage'
  | 'Service'
  | 'CaseStudy'
  | 'Post'
  | 'Tag'
  | 'TextPage'

/** A document with its type. */
export type OwnDocument = { [Type in OwnType]: { type: Type; node: Nodes[Type] } }[OwnType]

/** The key of a list's page: the name of its file. */
export const listKey = (page: MatchedPath): string =>
  /[^/]+(?=\.json$)/.exec(documentFile(page))?.[0] ?? ''

/**
 * The document of the page at a path.
 *
 * @returns `undefined` where there is no such page
 */
export async function ownDocument(path: string, model: Model): Promise<OwnDocument | undefined> {
  const page = matchPath(path)
  if (!page) return undefined
  const type = page.kind.document as OwnType
  const node = await oneNode(model, type, filterOf(type, path, page))
  return node && ({ type, node } as OwnDocument)
}

function filterOf(type: OwnType, path: string, page: MatchedPath): Readonly<Record<string, object>> {
  switch (type) {
    case 'CaseStudy':
    case 'Post':
    case 'Service':
    case 'TextPage':
      return { path: { eq: path } }
    case 'Tag':
      return { slug: { eq: page.slug } }
    case 'ListPage':
      return { key: { eq: listKey(page) } }
    default:
      return {}
  }
}
