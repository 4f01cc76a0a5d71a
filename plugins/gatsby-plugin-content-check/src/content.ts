/** The plugin's options, and what the check reads from a file. */
import { slug as slugify } from 'github-slugger'
import type { Root } from 'mdast'
import type { z } from 'zod'
import type { Reference } from './declaration'
import type { LocatedValue } from './located-value'
import type { Diagnostic, SourceFile } from './source-file'

/** A type of content file. */
export interface ContentType<
  Name extends string = string,
  Declaration extends z.ZodType = z.ZodType,
> {
  /** The GraphQL type of the node, or of each entry if the file is a list. */
  typeName: Name
  /**
   * The path from the site's root. `*` matches a file or folder name, and `**` matches any number of folders. The part
   * they match is the slug. The extension determines the format: .json, .yaml, .yml, .md, or .mdx.
   */
  glob: string
  /** The schema of the whole file, or of its front matter. In JSON and YAML, the entries of an array are nodes. */
  declaration: Declaration
  /** The field that must equal the slug in the path. */
  slugField?: string
  /** Whether the file may be missing. */
  optional?: boolean
}

/** A page that links can point to. */
export interface LinkTarget {
  /** The page's source file. */
  readonly file?: string
  /** The ids on the page, if they're known. */
  readonly anchors?: readonly string[]
}

/**
 * What a site can refuse, even though its file formats allow it:
 *
 * - `imports`, `exports`, `expressions`: JavaScript in MDX
 * - `html`: HTML, including lowercase elements in MDX
 * - `headings`: level-1 headings, skipped heading levels, and headings underlined with hyphens or equals signs
 * - `inline-images`: images that aren't on their own line, or are written as `![text][name]`
 * - `checkboxes`: task lists
 * - `slips`: Markdown that a page would show as typed, or that only works in other systems
 * - `values`: anything YAML drops or changes, like comments after a value, anchors, and numbers like 49.50
 * - `empty`: files with front matter but no text
 * - `names`: file and folder names with anything except lowercase letters, digits, and hyphens; in `folders`, also
 *   files that are neither content nor images
 */
export const REFUSALS = [
  'imports',
  'exports',
  'expressions',
  'html',
  'headings',
  'inline-images',
  'checkboxes',
  'slips',
  'values',
  'empty',
  'names',
] as const

export type Refusal = (typeof REFUSALS)[number]

/** A component that MDX files can use. */
export interface Shortcode {
  attributes: z.ZodObject
  /** Whether text between the opening and closing tags is forbidden or required. Default: optional. */
  children?: 'none' | 'required'
}

export type Shortcodes = Readonly<Record<string, Shortcode>>

/** The options for reading a site's files. */
export interface ReadOptions {
  /** A file's type is the first one whose `glob` matches. */
  types: readonly ContentType[]
  /** Content folders, in which every JSON, YAML, and Markdown file needs a type. Default: none. */
  folders?: readonly string[]
  /** What to refuse. Default: nothing. */
  refuse?: readonly Refusal[]
  /** The components that MDX can use, besides those it imports. Default: any, unchecked. */
  shortcodes?: Shortcodes
}

/** A site's content: the plugin's options. */
export interface ContentOptions extends ReadOptions {
  /** The site's pages by path, used to check links. Default: links to pages aren't checked. */
  pages?: (project: Project) => ReadonlyMap<string, LinkTarget>
  /** Cross-file rules. Default: none. */
  rules?: readonly Rule[]
  /** Extra fields for Markdown nodes. */
  nodeFields?: (document: ContentDocument) => object
}

/** A Markdown file's body, parsed once for all rules. */
export interface MdxText {
  /** The syntax tree, with offsets from the start of the file. */
  tree: Root
  /** Links, images, and shortcode attributes that are references according to their schema. */
  references: Reference[]
  /** Headings, with their ids on the page. */
  headings: { id: string; offset: number }[]
  /** Shortcodes without errors. */
  shortcodes: UsedShortcode[]
  /** Variables, with names like `price:starter`. */
  variables: { name: string; offset: number }[]
}

/** A shortcode in a Markdown file. */
export interface UsedShortcode {
  name: string
  /** The attributes whose values are text. */
  attributes: Readonly<Record<string, string>>
  /** Where the shortcode starts. */
  offset: number
  /** Where an attribute starts, or where the shortcode starts if it doesn't have that attribute. */
  offsetOf: (attribute: string) => number
}

/** The parts of a file that could be parsed, despite any errors. */
export interface ReadFile {
  kind: ContentType
  /** The slug in the path, if the type has one. */
  slug?: string
  /** The path the file should have. */
  expectedPath: string
  file: SourceFile
  /** The file's fields, if their syntax is valid. */
  located?: LocatedValue
  /** The content: as parsed by its schema if the file has no errors, otherwise as written. */
  data?: unknown
  /** The file's body, if it's Markdown or MDX that could be parsed. */
  mdx?: MdxText
}

/** A file that's valid on its own, before cross-file checks. */
export interface ContentDocument extends ReadFile {
  typeName: string
  located: LocatedValue
  data: unknown
}

/** The result of reading one file by itself. */
export interface Reading {
  /** The readable parts, if the file has a type. */
  read?: ReadFile
  /** The document, if the file has no errors. */
  document?: ContentDocument
  diagnostics: Diagnostic[]
}

/** The slugs of each type that other files can refer to. */
export type KnownSlugs = ReadonlyMap<string, ReadonlySet<string>>

/** The site's content, as passed to cross-file rules. */
export interface Project {
  /** The site's root. */
  root: string
  /** Every file, by path. */
  readings: ReadonlyMap<string, Reading>
  documents: readonly ContentDocument[]
  /** The slugs of each type that other files can refer to. If a type has no entry, one of its files has errors. */
  slugs: KnownSlugs
  /** Adds a note about something that couldn't be checked. */
  note: (sentence: string) => void
}

/** A cross-file rule. */
export type Rule = (project: Project) => Iterable<Diagnostic>

/** Whether a type's files are Markdown or MDX. */
export const isText = ({ glob }: Pick<ContentType, 'glob'>) => /\.mdx?$/.test(glob)

/**
 * Finds a file's type and the slug in its path.
 *
 * @param path the path from the site's root, with forward slashes
 * @returns `undefined` if no type matches
 */
export function contentTypeOf<Type extends ContentType>(types: readonly Type[], path: string) {
  for (const kind of types) {
    const escaped = kind.glob.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    const pattern = escaped.replace(/\*\*\/|\*/g, patternOf)
    const [whole, ...found] = new RegExp(`^${pattern}$`).exec(path) ?? []
    if (whole === undefined) continue
    const slug = found.map(name => name.replace(/\/$/, '')).filter(Boolean)
    return { kind, expectedPath: path, ...(found.length > 0 && { slug: slug.join('/') }) }
  }
  return undefined
}

const patternOf = (wildcard: string) => (wildcard === '*' ? '([^/]+)' : '((?:[^/]+/)*)')

/** Finds a file’s type by the path it should have: lowercase, with hyphens, without .txt, and with .mdx instead of .md. */
export function typeOfMisnamed<Type extends ContentType>(types: readonly Type[], path: string) {
  const proper = path
    .replace(/[^/.]+/g, name => slugify(name.replaceAll('_', '-')))
    .replace(/\.txt$/, '')
  return contentTypeOf(types, proper) ?? contentTypeOf(types, proper.replace(/\.md$/, '.mdx'))
}
