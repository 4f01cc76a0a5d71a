import { isRecord, isText } from '../../plugins/gatsby-plugin-content-check/src'
import { leftToFillIn } from '../content/placeholders'
import type { SiteContent } from './site-content'

/** Finds placeholders that haven’t been replaced. Drafts may have them. */
export function* checkPlaceholders({ contents }: SiteContent) {
  for (const { file, kind, data } of contents) {
    if (isRecord(data) && data.draft) continue
    for (const { words, offset } of leftToFillIn(file.text)) {
      const fix = /(?<!#)# $/.test(file.text.slice(0, offset))
        ? 'Enter the right value before the #, and delete everything from the # to the ›'
        : 'Replace it with your own words, without ‹ and ›'
      yield file.error(
        offset,
        'placeholder',
        `“${words}” is a placeholder.`,
        isText(kind) ? `${fix}, or set “draft: true” until you do.` : `${fix}.`,
      )
    }
  }
}
