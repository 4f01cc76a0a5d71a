/**
 * Which file holds which content type. The check, the data layer, the JSON Schemas and the
 * editor settings all read this table; a new kind of file is a new row.
 */
import {
  type ContentDocument,
  type ContentType,
  type InvalidDocument as InvalidFile,
  contentTypeOf,
  isRecord,
} from '../../plugins/gatsby-plugin-content-check/src'
import type { z } from 'zod'
import { addOns } from './add-on'
import { brand } from './brand'
import { caseStudy } from './case-study'
import { facts } from './fact'
import { faq } from './faq-item'
import { measurements } from './measurements'
import { navigation } from './navigation'
import { aboutPage, contactPage, homePage, listPage } from './page'
import { post } from './post'
import { pricing } from './pricing-package'
import { provenanceWords } from './provenance-words'
import { redirects } from './redirect'
import { searchPage } from './search-page'
import { security } from './security'
import { service, servicePage } from './service'
import { site } from './site'
import { authors, industries, tags } from './taxonomy'
import { textPage } from './text-page'
import { toConfirmList } from './to-confirm'
import { webApplicationPage } from './web-application-page'

/** A kind of file that editors write. */
export interface DocumentKind<
  Name extends string = string,
  Declaration extends z.ZodType = z.ZodType,
> extends ContentType<Name, Declaration> {
  /** Whether other files refer to these nodes by slug. */
  isReferable?: true
}

type More = Pick<DocumentKind, 'slugField' | 'isReferable'>

const kindOf =
  (format: DocumentKind['format']) =>
  <Name extends string, Declaration extends z.ZodType>(
    typeName: Name,
    glob: string,
    declaration: Declaration,
    more: More = {},
  ): DocumentKind<Name, Declaration> => ({ typeName, glob, declaration, format, ...more })

const json = kindOf('json')
const list = kindOf('list')
const mdx = kindOf('mdx')

const kinds = [
  json('SiteFacts', 'data/site.json', site),
  json('SecuritySettings', 'data/security.json', security),
  json('Brand', 'data/brand.json', brand),
  json('Navigation', 'data/navigation.json', navigation),
  json('Pricing', 'data/pricing.json', pricing),
  list('Fact', 'data/facts.json', facts),
  json('ProvenanceWords', 'data/provenance.json', provenanceWords),
  json('AddOns', 'data/add-ons.json', addOns),
  json('Faq', 'data/faq.json', faq),
  json('Service', 'data/services/*.json', service, { slugField: 'slug', isReferable: true }),
  json('ServicePage', 'data/service-pages/*.json', servicePage, { slugField: 'service' }),
  json('WebApplicationPage', 'data/web-application-page.json', webApplicationPage),
  json('HomePage', 'data/pages/home.json', homePage),
  json('AboutPage', 'data/pages/about.json', aboutPage),
  json('ContactPage', 'data/pages/contact.json', contactPage),
  json('SearchPage', 'data/pages/search.json', searchPage),
  json('ListPage', 'data/pages/*.json', listPage, { slugField: 'key' }),
  list('Industry', 'data/industries.json', industries, { isReferable: true }),
  list('Tag', 'data/tags.json', tags, { isReferable: true }),
  list('Author', 'data/authors.json', authors, { isReferable: true }),
  json('Measurements', 'data/measurements.json', measurements),
  list('Redirect', 'data/redirects.json', redirects),
  list('ToConfirm', 'data/to-confirm.json', toConfirmList),
  mdx('CaseStudy', 'content/case-studies/*/index.mdx', caseStudy, { isReferable: true }),
  mdx('Post', 'content/blog/*/index.mdx', post, { isReferable: true }),
  mdx('TextPage', 'content/pages/*/index.mdx', textPage, { isReferable: true }),
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

/** The kind of a file and the slug in its path; `undefined` for a file that is none of ours. */
export const documentKindOf = (path: string) => contentTypeOf(documentKinds, path)

/** A file of one type whose own content is good; references are checked later, between files. */
export interface DocumentOf<Name extends TypeName> extends ContentDocument {
  kind: DocumentKind<TypeName>
  typeName: Name
  data: DocumentData[Name]
}

/** A good file of any type; `typeName` tells which. */
export type Document = { [Name in TypeName]: DocumentOf<Name> }[TypeName]

/** What can be read of a file with mistakes. */
export interface InvalidDocument extends InvalidFile {
  kind: DocumentKind<TypeName>
}

/** The documents of one type. */
export function documentsOf<Name extends TypeName>(
  documents: readonly Document[],
  typeName: Name,
): DocumentOf<Name>[] {
  return documents.filter(document => document.typeName === typeName) as DocumentOf<Name>[]
}

/** The document of a type that has one file alone; `undefined` while it is missing or has mistakes. */
export function documentOf<Name extends TypeName>(
  documents: readonly Document[],
  typeName: Name,
): DocumentOf<Name> | undefined {
  return documentsOf(documents, typeName)[0]
}

/** The texts that the entries of a list have in one field; none where it is no list. */
export const textsIn = (list: unknown, field: 'slug' | 'id'): string[] =>
  (Array.isArray(list) ? list : []).flatMap((entry: unknown) => {
    const text = isRecord(entry) ? entry[field] : undefined
    return typeof text === 'string' ? text : []
  })
