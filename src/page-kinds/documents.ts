/** All content types that editors write (page types, from the registry, and the types of other files), and how to read them. */
import {
  type ContentDocument,
  isRecord,
  typeOfMisnamed,
  type Reading as AnyReading,
  type ReadOptions,
  readFile,
  REFUSALS,
} from '../../plugins/gatsby-plugin-content-check/src'
import type { z } from 'zod'
import { AddOns, Pricing } from '../content/pricing'
import { Brand } from '../content/brand'
import type { ContentType } from '../content/content-type'
import { Fact } from '../content/fact'
import { Faq } from '../content/faq-item'
import { Measurements } from '../content/measurements'
import { Navigation } from '../content/navigation'
import { ProvenanceWords } from '../content/provenance-words'
import { Redirect } from '../content/redirect'
import { SecuritySettings } from '../content/security'
import { SiteFacts } from '../content/site'
import { Team, Industry } from '../content/taxonomy'
import { shortcodes } from '../content/shortcode'
import { ToConfirm } from '../content/to-confirm'
import { registry } from './registry'
import { ServicePage } from './service/declaration'
import { WebApplicationPage } from './web-application/declaration'

const otherTypes = [
  SiteFacts,
  SecuritySettings,
  Brand,
  Navigation,
  Pricing,
  Fact,
  ProvenanceWords,
  AddOns,
  Faq,
  Industry,
  Team,
  Measurements,
  Redirect,
  ToConfirm,
  ServicePage,
  WebApplicationPage,
] as const

type Type = (typeof otherTypes)[number] | (typeof registry)[number]['type']

/** The name of a content type. */
export type TypeName = Type['typeName']

/** The content types. If two globs match a file, the first one wins, so those without `*` come first. */
export const contentTypes: readonly ContentType<TypeName>[] = [
  ...new Set<Type>([...otherTypes, ...registry.map(({ type }) => type)]),
].sort((one, other) => Number(one.glob.includes('*')) - Number(other.glob.includes('*')))

/** A file's type and the slug in its path; `undefined` if it has no type. */
export const documentKindOf = (path: string) => typeOfMisnamed(contentTypes, path)

/** A valid file of one type. Its references are checked later. */
export interface DocumentOf<Name extends TypeName> extends ContentDocument {
  kind: ContentType<TypeName>
  typeName: Name
  data: z.output<Extract<Type, { typeName: Name }>['declaration']>
}

/** A valid file of any type. `typeName` is its type. */
export type Document = { [Name in TypeName]: DocumentOf<Name> }[TypeName]

/** The documents of one type. */
export function documentsOf<Name extends TypeName>(documents: readonly Document[], typeName: Name) {
  return documents.filter(document => document.typeName === typeName) as DocumentOf<Name>[]
}

/** The document of a type with a single file; `undefined` if it's missing or has errors. */
export function documentOf<Name extends TypeName>(documents: readonly Document[], typeName: Name) {
  return documentsOf(documents, typeName)[0]
}

/** Returns the strings in one field of a list's entries. */
export const textsIn = (list: unknown, field: 'slug' | 'id') =>
  (Array.isArray(list) ? list : []).flatMap((entry: unknown) => {
    const text = isRecord(entry) ? entry[field] : undefined
    return typeof text === 'string' ? text : []
  })

/** The result of reading a single file: a document, or errors. */
export interface Reading extends AnyReading {
  document?: Document
}

/** The results for all files in data/ and content/, by path. */
export type Readings = ReadonlyMap<string, Reading>

/** The folders editors write in. */
export const CONTENT_FOLDERS = ['data', 'content'] as const

/** How files are read. Texts can only have Markdown and shortcodes, so that nothing an editor writes runs as code. */
export const declarations: ReadOptions = {
  types: contentTypes,
  folders: CONTENT_FOLDERS,
  refuse: REFUSALS,
  shortcodes,
}

/** Reads and checks a single file. */
export const readDocument = (root: string, path: string) =>
  readFile(root, path, declarations) as Reading
