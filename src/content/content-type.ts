/** gatsby-plugin-content-check's content types, with this site's additions. */
import type { z } from 'zod'
import type { ContentType as AnyType } from '../../plugins/gatsby-plugin-content-check/src'

/** Each entry of a `list` file becomes a node. An `mdx` file has front matter and text. */
type Format = 'json' | 'list' | 'mdx'

/** A type of file that editors write. */
export interface ContentType<
  Name extends string = string,
  Declaration extends z.ZodType = z.ZodType,
  Form extends Format = Format,
> extends AnyType<Name, Declaration> {
  format: Form
  /** Whether `draft: true` makes a file a draft, and a future `date` schedules it. */
  hasDrafts?: boolean
}

/** The data in a type’s files, as parsed by its schema. */
export type DataOf<Type extends ContentType> = z.infer<Type['declaration']>

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
    // Editors can delete every page of a kind.
    optional: glob.includes('*'),
    ...options,
  })

/** A JSON file that becomes one node. */
export const json = typeOf('json')

/** A JSON file whose entries each become a node. */
export const jsonList = typeOf('list')

/** An MDX file: front matter and text. */
export const mdx = typeOf('mdx')
