import { isRecord, isText } from '../../plugins/gatsby-plugin-content-check/src'
import { leftToFillIn } from '../content/placeholders'
import type { SiteContent } from './site-content'

/** Finds placeholders that haven’t been replaced. Drafts may have them. */
export function* checkPlaceholders({ contents }: SiteContent) {
  for (const { file, kind, data } of contents) {
    if (isRecord(data) && data.draft) continue
    const untilThen = isText(kind) ? ', or set “draft: true” until you do' : ''
    for (const { words, offset } of leftToFillIn(file.text)) {
      const isComment = /(?<!#)# $/.test(file.text.slice(0, offset))
      const fix = isComment
        ? 'Enter the right value before the #, and delete the # and the placeholder'
        : 'Replace it with your own words'
      yield file.error(offset, 'placeholder', `“${words}” is a placeholder.`, `${fix}${untilThen}.`)
    }
  }
}
