/** What this site says of a kind of file beyond what gatsby-plugin-content-check asks. */
import type { z } from 'zod'

/** When the nodes of a type are public. A type without it has neither drafts nor scheduled entries. */
export interface Publication {
  /** The field that keeps an entry off the live site while it is true. */
  draft?: 'draft'
  /** The field with the first day on which an entry is public. */
  from?: string
  /** The field with the last day on which an entry is public; every entry must have it. */
  until?: string
}

/** `list` is a JSON file whose entries are nodes; `mdx` has front matter and a text. */
type Format = 'json' | 'list' | 'mdx'

/** A kind of file that editors write: a `ContentType` of gatsby-plugin-content-check, with what this site adds. */
export interface ContentType<
  Name extends string = string,
  Declaration extends z.ZodType = z.ZodType,
  Form extends Format = Format,
> {
  /** The GraphQL type of the node, or of each entry where the file is a list. */
  typeName: Name
  /** The path from the project's root. One `*` stands for one name: the slug. */
  glob: string
  /** What the whole file, or its front matter, must be. */
  declaration: Declaration
  format: Form
  /** The field that must equal the slug in the file's path. */
  slugField?: string
  publication?: Publication
}

type Options = Pick<ContentType, 'slugField' | 'publication'>

const typeOf =
  <Form extends Format>(format: Form) =>
  <Name extends string, Declaration extends z.ZodType>(
    typeName: Name,
    glob: string,
    declaration: Declaration,
    options: Options = {},
  ): ContentType<Name, Declaration, Form> => ({ typeName, glob, declaration, format, ...options })

/** A JSON file that is one node. */
export const json = typeOf('json')

/** A JSON file whose entries are nodes. */
export const jsonList = typeOf('list')

/** An MDX file: front matter and a text. */
export const mdx = typeOf('mdx')

/** Texts are drafts while `draft` is true, and wait for the day in `date`. */
export const PUBLISHED_BY_DATE: Publication = { draft: 'draft', from: 'date' }
