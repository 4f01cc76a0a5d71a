/** The parts of a Markdown file that rules check. */
import type { Root, RootContent } from 'mdast'
import type { Reference } from './declaration'

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
  children: readonly RootContent[]
}
