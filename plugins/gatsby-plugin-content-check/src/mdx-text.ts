/** What's read of a text, for the rules. */
import type { Root, RootContent } from 'mdast'
import type { Reference } from './declaration'
import type { Diagnostic } from './source-file'

/** A text, parsed once for every rule. */
export interface MdxText {
  /** The tree, with offsets in the whole file. */
  tree: Root
  /** What it refers to: links, images, and attributes of shortcodes whose schema says so. */
  references: Reference[]
  /** Headings, with the ids they have on the page. */
  headings: { id: string; offset: number }[]
  /** Shortcodes without errors. */
  shortcodes: UsedShortcode[]
  /** Attributes of shortcodes that can't be checked, since they're code. */
  unread: Diagnostic[]
  /** Names in braces, like `price:starter`. */
  variables: { name: string; offset: number }[]
}

/** A shortcode as a text uses it. */
export interface UsedShortcode {
  name: string
  /** Those that are text. */
  attributes: Readonly<Record<string, string>>
  /** Where it starts. */
  offset: number
  /** Where an attribute starts; the shortcode itself, if it doesn't have that attribute. */
  offsetOf: (attribute: string) => number
  children: readonly RootContent[]
}
