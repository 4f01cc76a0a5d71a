/** Reads files with the site's content types. */
import { type Reading as AnyReading, readFile } from '../../plugins/gatsby-plugin-content-check/src'
import { contentTypes, type Document } from './documents'
import { shortcodes } from '../content/shortcode'

/** A single file’s result: a document, or errors. */
export interface Reading extends AnyReading {
  document?: Document
}

/** All files of data/ and content/, by path. */
export type Readings = ReadonlyMap<string, Reading>

/** The content types and shortcodes that files are read with. */
export const declarations = { types: contentTypes, shortcodes }

/** Reads and checks a single file. */
export const readDocument = (root: string, path: string) =>
  readFile(root, path, declarations) as Reading
