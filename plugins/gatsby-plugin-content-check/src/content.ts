/** What a site declares of its content, and what the check makes of a file. */
import type { z } from 'zod'
import type { Diagnostic } from './diagnostic'
import type { LocatedValue } from './located-value'
import type { MdxText } from './read-mdx'
import type { Shortcodes } from './shortcodes'
import type { SourceFile } from './source-file'

/** A kind of file that editors write. */
export interface ContentType<
  Name extends string = string,
  Declaration extends z.ZodType = z.ZodType,
> {
  /** The GraphQL type of the node, or of each entry where the file is a list. */
  typeName: Name
  /** The path from the site's root. One `*` stands for one name: the slug of what the file holds. */
  glob: string
  /** What the whole file, or its front matter, must be. */
  declaration: Declaration
  /** `list` is a JSON file whose entries are nodes; `mdx` has front matter and a text. */
  format: 'json' | 'list' | 'mdx'
  /** The field that must equal the slug in the file's path. */
  slugField?: string
}

/** The folders that editors write in. */
export const FOLDERS: readonly string[] = ['data', 'content']

/** The content of a site: the options of the plugin. */
export interface ContentOptions {
  /** The first type whose `glob` fits a file is its type. */
  types: readonly ContentType[]
  /** The shortcodes that MDX may use. Default: none. */
  shortcodes?: Shortcodes
  /** Rules between files. Default: none. */
  rules?: readonly Rule[]
}

/** What is known of a file before its content is: what it is, and its text. */
export interface FileText {
  kind: ContentType
  /** The slug in the path, where the type has one. */
  slug?: string
  file: SourceFile
}

/** A file whose own content is good. */
export interface ContentDocument extends FileText {
  typeName: string
  located: LocatedValue
  /** The content as its declaration gives it back. */
  data: unknown
  /** Only for MDX. */
  mdx?: MdxText
}

/** What can be read of a file with mistakes. */
export interface InvalidDocument extends FileText {
  /** Its fields, where they can be told apart. */
  located?: LocatedValue
  /** Its text, where that can be read to its end. */
  mdx?: MdxText
}

/** A file read by itself: the document if it is good, or everything that is wrong in it. */
export interface Reading {
  document?: ContentDocument
  /** What can be read of it, where it has mistakes. */
  invalid?: InvalidDocument
  diagnostics: Diagnostic[]
}

/** The site's content, as rules between files see it. */
export interface Project {
  /** The site's root. */
  root: string
  /** Every file by its path, read by itself. */
  readings: ReadonlyMap<string, Reading>
  documents: readonly ContentDocument[]
  /** Says in a sentence what could not be looked for. */
  note: (sentence: string) => void
}

/** A rule between files. */
export type Rule = (project: Project) => readonly Diagnostic[]

/** The name that stands for the `*` of a glob; an empty one where a glob without it is the path itself. */
function slugIn(path: string, glob: string): string | undefined {
  const [start = '', end] = glob.split('*')
  if (end === undefined) return path === glob ? '' : undefined
  if (!path.startsWith(start) || !path.endsWith(end)) return undefined
  const slug = path.slice(start.length, -end.length)
  return slug === '' || slug.includes('/') ? undefined : slug
}

/**
 * The type of a file and the slug in its path.
 *
 * @param path the path from the site's root, with forward slashes
 * @returns `undefined` for a file of no type
 */
export function contentTypeOf<Type extends ContentType>(
  types: readonly Type[],
  path: string,
): { kind: Type; slug?: string } | undefined {
  for (const kind of types) {
    const slug = slugIn(path, kind.glob)
    if (slug !== undefined) return slug === '' ? { kind } : { kind, slug }
  }
  return undefined
}
