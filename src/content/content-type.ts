/** Content types: those of gatsby-plugin-content-check, with this site's additions. */
import type { z } from 'zod'

/** `list` is a JSON file whose entries are nodes; `mdx` has front matter and a text. */
type Format = 'json' | 'list' | 'mdx'

/** A type of file that editors write. */
export interface ContentType<
  Name extends string = string,
  Declaration extends z.ZodType = z.ZodType,
  Form extends Format = Format,
> {
  /** The GraphQL type of the node, or of each entry if the file is a list. */
  typeName: Name
  /** The path from the project's root. A `*` stands for the slug. */
  glob: string
  /** The schema of the file, or of its front matter. */
  declaration: Declaration
  format: Form
  /** The field that must equal the slug in the file's path. */
  slugField?: string
  /** Whether the file may be missing. */
  optional?: boolean
  /** A file is a draft while `draft` is true, and is scheduled until `date`. */
  hasDrafts?: boolean
}

type Options = Pick<ContentType, 'slugField' | 'hasDrafts'>

const typeOf =
  <Form extends Format>(format: Form) =>
  <Name extends string, Declaration extends z.ZodType>(
    typeName: Name,
    glob: string,
    declaration: Declaration,
    options: Options = {},
  ): ContentType<Name, Declaration, Form> => ({
    typeName,
    glob,
    declaration,
    format,
    // Editors can take down the last page of a kind.
    optional: glob.includes('*'),
    ...options,
  })

/** A JSON file that is one node. */
export const json = typeOf('json')

/** A JSON file whose entries are nodes. */
export const jsonList = typeOf('list')

/** An MDX file: front matter and a text. */
export const mdx = typeOf('mdx')
