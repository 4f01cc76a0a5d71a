/** Checks that the font of social images has every character of their text. */
import { codeOf } from '../../plugins/gatsby-plugin-content-check/src'
import { undrawable } from '../content/social-image'
import type { SiteContent } from './site-content'

/** The fields that are on social images. */
const FIELDS = ['title', 'heading', 'client', 'name', 'sent.heading', 'metrics.0.label']

/** Finds characters that a social image would leave out. */
export function* checkSocialText({ fields }: SiteContent) {
  for (const { from, path, value, offset } of fields) {
    if (!FIELDS.includes(path.join('.'))) continue
    // Other rules report markup, other braces, and line breaks.
    const drawn = value.replace(/\{[^}]*\}|<[^>]*>|[{}\n]/g, '')
    const missing = undrawable(drawn).map(character => `“${character}” (${codeOf(character)})`)
    if (missing.length > 0)
      yield from.file.error(
        offset,
        'social-image',
        `This text is on the page’s social image, whose font doesn’t have ${missing.join(', ')}.`,
        'Use words or Latin letters here. The page’s text can contain any character.',
      )
  }
}
