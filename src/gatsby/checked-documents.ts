/**
 * The documents that the check has read, kept for the nodes that are made of them: in a build each file of
 * content is read and parsed once in Gatsby's process. (Its workers parse a text again to render it, and the
 * finishing step, a process of its own, reads the fields that social images show.)
 */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { readDocument, type Document } from '../../plugins/gatsby-plugin-content-check/src/document'

const kept = new Map<string, Document>()
let keptAt = 0

/** File systems tell times of change in steps of up to two seconds: so many milliseconds. */
const GRAIN = 2000

/**
 * Keeps what a check has read.
 *
 * @param readFrom when the check began to read, in milliseconds
 */
export function keepDocuments(documents: readonly Document[], readFrom: number): void {
  kept.clear()
  keptAt = readFrom
  for (const document of documents) kept.set(document.file.path, document)
}

/**
 * Gives a document, once; asked again, or where the file has changed since the check, it is read again. What
 * is made of an old reading would stay: Gatsby has seen the change, and would see none in the next build.
 *
 * @param path the file, from the project's root
 * @returns nothing where the file has faults
 */
export function takeDocument(root: string, path: string): Document | undefined {
  const document = kept.get(path)
  kept.delete(path)
  const isFresh = document && statSync(join(root, path)).mtimeMs < keptAt - GRAIN
  return isFresh ? document : readDocument(root, path).document
}
