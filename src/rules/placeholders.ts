import { isRecord } from '../../plugins/gatsby-plugin-content-check/src'
import { leftToFillIn } from '../content/placeholders'
import type { Rule } from './site-content'

/** Finds placeholders of new files that nobody has replaced. Drafts may have them. */
export const checkPlaceholders: Rule = ({ contents }) =>
  contents.flatMap(({ file, kind, data }) => {
    if (isRecord(data) && data.draft) return []
    return leftToFillIn(file.text).map(({ words, offset }) => {
      const fix = /(?<!#)# $/.test(file.text.slice(0, offset))
        ? 'Enter the right value before the #, and delete everything from the # to the ›'
        : 'Replace it with your own words, without ‹ and ›'
      return file.error(
        offset,
        'placeholder',
        `“${words}” still has to be filled in.`,
        kind.format === 'mdx' ? `${fix}; or keep “draft: true” until you have.` : `${fix}.`,
      )
    })
  })
