/** The plugin's options, and what the check reads from a file. */
import { slug as slugify } from 'github-slugger'
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
  /** The path from the site's root. One `*` stands for a file or folder name: the slug. */
  glob: string
  /** The schema of the whole file, or of its front matter. */
  declaration: Declaration
  /** `list` is a JSON file whose entries are nodes; `mdx` is front matter and text. */
  format: 'json' | 'list' | 'mdx'
  /** The field that must equal the slug in the path. */
  slugField?: string
}

/** The folders that editors write in. */
export const FOLDERS: readonly string[] = ['data', 'content']

/** A site's content: the plugin's options. */
export interface ContentOptions {
  /** A file's type is the first one whose `glob` matches. */
  types: readonly ContentType[]
  /** The shortcodes that MDX may use. Default: none. */
  shortcodes?: Shortcodes
  /** Cross-file rules. Default: none. */
  rules?: readonly Rule[]
}

/** The parts of a file that could be read, despite any errors. */
export interface ReadFile {
  kind: ContentType
  /** The slug in the path, if the type has one. */
  slug?: string
  file: SourceFile
  /** Its fields, if their syntax is right. */
  located?: LocatedValue
  /** Its text, if it's MDX and could be read to the end. */
  mdx?: MdxText
}

/** A file without errors of its own. */
export interface ContentDocument extends ReadFile {
  typeName: string
  located: LocatedValue
  /** The content, as parsed by its schema. */
  data: unknown
}

/** One file, read by itself. */
export interface Reading {
  /** The parts that could be read, if it has a type. */
  read?: ReadFile
  /** The same, if it has no errors. */
  document?: ContentDocument
  diagnostics: Diagnostic[]
}

/** The site's content, as cross-file rules see it. */
export interface Project {
  /** The site's root. */
  root: string
  /** Every file, by its path. */
  readings: ReadonlyMap<string, Reading>
  documents: readonly ContentDocument[]
  /** Reports, in a sentence, something that couldn't be checked. */
  note: (sentence: string) => void
}

/** A cross-file rule. */
export type Rule = (project: Project) => readonly Diagnostic[]

/**
 * The type of a file and its slug: the correct one even if the file's name isn't, so that references to it are
 * checked correctly.
 *
 * @param path the path from the site's root, with forward slashes
 * @returns `undefined` if no type matches
 */
export function contentTypeOf<Type extends ContentType>(
  types: readonly Type[],
  path: string,
): { kind: Type; slug?: string } | undefined {
  for (const kind of types) {
    const [folder = ''] = kind.glob.split(/\*|[^/]*$/)
    const pattern = kind.glob.replaceAll('.', '\\.').replace('*', '([^/]+)').replace(/mdx$/, 'mdx?')
    const [whole, slug] = new RegExp(`^${pattern}(?:\\.txt)?$`, 'i').exec(path) ?? []
    if (whole?.startsWith(folder)) return { kind, slug: slug && slugify(slug.replaceAll('_', '-')) }
  }
  return undefined
}
