/** Reads files using the site's content types. */
import {
  type Reading as AnyReading,
  type ReadOptions,
  readFile,
  REFUSALS,
} from '../../plugins/gatsby-plugin-content-check/src'
import { contentTypes, type Document } from './documents'
import { shortcodes } from '../content/shortcode'

/** The result of reading a single file: a document, or errors. */
export interface Reading extends AnyReading {
  document?: Document
}

/** The results for all files in data/ and content/, by path. */
export type Readings = ReadonlyMap<string, Reading>

/** The folders editors write in. */
export const CONTENT_FOLDERS = ['data', 'content'] as const

/** How files are read. Texts can only have Markdown and shortcodes, so that nothing an editor writes runs as code. */
export const declarations: ReadOptions = {
  types: contentTypes,
  folders: CONTENT_FOLDERS,
  refuse: REFUSALS,
  shortcodes,
}

/** Reads and checks a single file. */
export const readDocument = (root: string, path: string) =>
  readFile(root, path, declarations) as Reading
