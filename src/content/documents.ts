/**
 * Which file holds which content type. The check, the data layer, the JSON Schemas and the
 * editor settings all read this table; a new kind of file is a new row.
 */
import type { z } from 'zod'
import { addOns } from './add-on'
import { brand } from './brand'
import { caseStudy } from './case-study'
import { fact, facts } from './fact'
import { faq } from './faq-item'
import type { ReferenceTarget } from './fields'
import { interfaceWords } from './interface-words'
import { navigation } from './navigation'
import { aboutPage, contactPage, homePage, listPage } from './page'
import { post } from './post'
import { priceWords } from './price-words'
import { serviceWords } from './service-words'
import { pricing } from './pricing-package'
import { provenanceWords } from './provenance-words'
import { redirects } from './redirect'
import { searchPage } from './search-page'
import { service, servicePage } from './service'
import { site } from './site'
import { author, authors, industries, industry, tag, tags } from './taxonomy'
import { textPage } from './text-page'
import { toConfirm, toConfirmList } from './to-confirm'
import { webApplicationPage } from './web-application-page'

/** A kind of file that editors write. */
export interface DocumentKind<
  Name extends string = string,
  Declaration extends z.ZodType = z.ZodType,
> {
  /** The GraphQL type of the node, or of each entry where the file is a list. */
  typeName: Name
  /** Paths from the project’s root. `*` stands for one name; it is the slug of what the file holds. */
  pattern: RegExp
  /** The same as `pattern`, for people and for editors’ settings. */
  glob: string
  /** What the whole file, or its front matter, must be. */
  declaration: Declaration
  /** What one node is: the declaration itself, or that of a list’s entry. */
  node: z.ZodObject
  format: 'json' | 'mdx'
  /** The field that must equal the file’s name. */
  slugField?: string
  /** The name by which other files refer to these nodes. */
  target?: ReferenceTarget
}

type Names = Pick<DocumentKind, 'slugField' | 'target'>

const json = <Name extends string, Declaration extends z.ZodObject>(
  typeName: Name,
  glob: string,
  declaration: Declaration,
  names: Names = {},
): DocumentKind<Name, Declaration> => ({
  typeName,
  glob,
  pattern: globPattern(glob),
  declaration,
  node: declaration,
  format: 'json',
  ...names,
})

/** A file that is a list, each entry of which is a node. */
const list = <Name extends string, Declaration extends z.ZodType>(
  typeName: Name,
  glob: string,
  entry: z.ZodObject,
  declaration: Declaration,
  names: Names = {},
): DocumentKind<Name, Declaration> => ({ ...json(typeName, glob, entry, names), declaration })

const mdx = <Name extends string, Declaration extends z.ZodObject>(
  typeName: Name,
  glob: string,
  declaration: Declaration,
  names: Names = {},
): DocumentKind<Name, Declaration> => ({
  ...json(typeName, glob, declaration, names),
  format: 'mdx',
})

/** `data/services/*.json` as a regular expression that captures the `*`. */
function globPattern(glob: string): RegExp {
  return new RegExp(`^${glob.replaceAll('.', '\\.').replace('*', '([^/]+)')}$`)
}

const kinds = [
  json('SiteFacts', 'data/site.json', site),
  json('InterfaceWords', 'data/interface.json', interfaceWords),
  json('Brand', 'data/brand.json', brand),
  json('Navigation', 'data/navigation.json', navigation),
  json('Pricing', 'data/pricing.json', pricing),
  json('PriceWords', 'data/price-words.json', priceWords),
  list('Fact', 'data/facts.json', fact, facts),
  json('ProvenanceWords', 'data/provenance.json', provenanceWords),
  json('AddOns', 'data/add-ons.json', addOns),
  json('Faq', 'data/faq.json', faq),
  json('Service', 'data/services/*.json', service, { slugField: 'slug', target: 'Service' }),
  json('ServicePage', 'data/service-pages/*.json', servicePage, { slugField: 'service' }),
  json('ServiceWords', 'data/service-words.json', serviceWords),
  json('WebApplicationPage', 'data/web-application-page.json', webApplicationPage),
  json('HomePage', 'data/pages/home.json', homePage),
  json('AboutPage', 'data/pages/about.json', aboutPage),
  json('ContactPage', 'data/pages/contact.json', contactPage),
  json('SearchPage', 'data/pages/search.json', searchPage),
  json('ListPage', 'data/pages/*.json', listPage, { slugField: 'key' }),
  list('Industry', 'data/industries.json', industry, industries, { target: 'Industry' }),
  list('Tag', 'data/tags.json', tag, tags, { target: 'Tag' }),
  list('Author', 'data/authors.json', author, authors, { target: 'Author' }),
  list('Redirect', 'data/redirects.json', redirects.element, redirects),
  list('ToConfirm', 'data/to-confirm.json', toConfirm, toConfirmList),
  mdx('CaseStudy', 'content/case-studies/*/index.mdx', caseStudy, { target: 'CaseStudy' }),
  mdx('Post', 'content/blog/*/index.mdx', post, { target: 'Post' }),
  mdx('TextPage', 'content/pages/*/index.mdx', textPage, { target: 'TextPage' }),
] as const

type Kind = (typeof kinds)[number]

/** The names of the content types. */
export type TypeName = Kind['typeName']

/** What a file of each type holds, as its declaration gives it back. */
export type DocumentData = {
  [Each in Kind as Each['typeName']]: z.output<Each['declaration']>
}

/** The table. */
export const documentKinds: readonly DocumentKind<TypeName>[] = kinds

/**
 * The kind of a file and the slug in its path.
 *
 * @param path the path from the project’s root, with forward slashes
 * @returns the first row that fits, or `undefined` for a file that is none of ours
 */
export function documentKindOf(
  path: string,
): { kind: DocumentKind<TypeName>; slug?: string } | undefined {
  for (const kind of documentKinds) {
    const match = kind.pattern.exec(path)
    if (match) return { kind, slug: match[1] }
  }
  return undefined
}
