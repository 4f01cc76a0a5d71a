/** Files read by the site's declarations. */
import { type Reading as AnyReading, readFile } from '../../plugins/gatsby-plugin-content-check/src'
import { contentTypes, type Document, type InvalidDocument } from './documents'
import { shortcodes } from '../content/shortcode'

/** A file read by itself: the document if it is good, or everything that is wrong in it. */
export interface Reading extends AnyReading {
  document?: Document
  invalid?: InvalidDocument
}

/** Every file of data/ and content/ by its path, read by itself. */
export type Readings = ReadonlyMap<string, Reading>

/** What a file is read by. */
export const declarations = { types: contentTypes, shortcodes }

/** Reads and checks one file by itself. The declaration that goes with its type has given its data. */
export const readDocument = (root: string, path: string) =>
  readFile(root, path, declarations) as Reading
