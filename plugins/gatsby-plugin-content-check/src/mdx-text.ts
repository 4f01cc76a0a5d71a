/** The parts of a text that rules check. */
import type { Root, RootContent } from 'mdast'
import type { Reference } from './declaration'
import type { Diagnostic } from './source-file'

/** A text, parsed once for every rule. */
export interface MdxText {
  /** The tree, with offsets in the whole file. */
  tree: Root
  /** The text's references: links, images, and shortcode attributes whose schema makes them references. */
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

/** A shortcode used in a text. */
export interface UsedShortcode {
  name: string
  /** The attributes whose values are text. */
  attributes: Readonly<Record<string, string>>
  /** Where it starts. */
  offset: number
  /** Where an attribute starts; the shortcode itself, if it doesn't have that attribute. */
  offsetOf: (attribute: string) => number
  children: readonly RootContent[]
}
