/** npm run check -- --fix: mends what has one right answer, in the files themselves. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../../plugins/gatsby-plugin-content-check/src/document'
import { sourceFile } from '../../../plugins/gatsby-plugin-content-check/src/source-file'
import { symbolicLinkFault } from '../../../plugins/gatsby-plugin-content-check/src/symbolic-link'
import { count, mended } from './leftovers'

/**
 * Mends every file of data/ and content/, and writes those that were not right.
 *
 * @param only the files that may be written, where not all may
 * @returns a sentence for each file that was changed
 */
export function mendProject(root: string, only?: ReadonlySet<string>): string[] {
  return listFiles(root)
    .filter(path => only?.has(path) ?? true)
    .filter(path => /\.(?:json|mdx)$/.test(path) && !symbolicLinkFault(root, path))
    .flatMap(path => {
      const before = textOf(readFileSync(join(root, path)))
      if (before === undefined) return []
      const { text, counts } = mended(sourceFile(path, before))
      if (text === before) return []
      writeFileSync(join(root, path), text)
      const what = [...counts].map(([kind, number]) => count(number, kind))
      return [`${path}: mended ${what.join(', ')}.`]
    })
}

/** The text of a file; nothing where its bytes are no UTF-8, which the check says. */
function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}
