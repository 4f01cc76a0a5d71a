/** What a page was begun with and nobody has replaced. */
import { type Diagnostic, isRecord } from '../../plugins/gatsby-plugin-content-check/src'
import type { Document, InvalidDocument } from '../page-kinds/documents'
import { leftToFillIn } from '../content/placeholders'

/** Finds what is still to be filled in, in everything that is no draft. Data has no drafts. */
export function checkPlaceholders(files: readonly (Document | InvalidDocument)[]): Diagnostic[] {
  return files.flatMap(document => {
    const { file, kind, located } = document
    const data = 'data' in document ? document.data : located?.value
    if (isRecord(data) && data.draft) return []
    return leftToFillIn(file.text).map(({ words, offset }) => {
      const fix = /(?<!#)# $/.test(file.text.slice(0, offset))
        ? 'Put the right value before the mark, and delete the mark from # to ›'
        : 'Write your own in its place, without ‹ and ›'
      return file.error(
        offset,
        'placeholder',
        `“${words}” is still to be filled in.`,
        kind.format === 'mdx' ? `${fix}; or keep “draft: true” until you have.` : `${fix}.`,
      )
    })
  })
}
