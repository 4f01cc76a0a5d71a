import { isRecord, isText } from '../../plugins/gatsby-plugin-content-check/src'
import { leftToFillIn } from '../content/placeholders'
import type { SiteContent } from './site-content'

/** Finds placeholders that haven’t been replaced. Drafts may have them. */
export function* checkPlaceholders({ contents }: SiteContent) {
  for (const { file, kind, data } of contents) {
    if (isRecord(data) && data.draft) continue
    const fix = isText(kind)
      ? 'Replace it with your own words, or set “draft: true” until you do. If it’s in a comment, check the value before the #, then delete the comment.'
      : 'Replace it with your own words.'
    for (const { words, offset } of leftToFillIn(file.text))
      yield file.error(offset, 'placeholder', `“${words}” is a placeholder.`, fix)
  }
}
