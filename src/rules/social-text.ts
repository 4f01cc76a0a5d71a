/** Text on social images: the fonts must have all of its characters. */
import { codeOf, type Path } from '../../plugins/gatsby-plugin-content-check/src'
import { undrawable } from '../content/social-image'
import type { Document } from '../page-kinds/documents'
import type { SiteContent } from './site-content'
import { textFields } from './text-fields'

/** Fields shown on cards, from each kind’s `card`. */
const FIELDS = ['title', 'heading', 'client', 'name', 'sent.heading', 'metrics.0.label']
/** For cards that also show a sentence. */
const WITH_LEAD = ['TextPage']
/** Lists whose entries appear on cards. */
const LISTED = /^(?:packages|items)\.\d+\.name$/

const isOnCard = ({ kind }: Document, path: Path) => {
  const field = path.join('.')
  return (
    FIELDS.includes(field) ||
    LISTED.test(field) ||
    (field === 'lead' && WITH_LEAD.includes(kind.typeName))
  )
}

/** Finds characters that a social image would leave out. */
export function* checkSocialText({ documents }: SiteContent) {
  for (const document of documents)
    for (const { value, path } of textFields(document)) {
      if (!isOnCard(document, path)) continue
      const missing = undrawable(value.replace(/\{[^}]*\}|<[^>]*>/g, '')).map(
        character => `“${character}” (${codeOf(character)})`,
      )
      if (missing.length > 0)
        yield document.file.error(
          document.located.offsetOf(path),
          'social-image',
          `This text is on the page’s social image, whose fonts don’t have ${missing.join(', ')}.`,
          'Spell it out or use Latin letters here. The page’s text can use any character.',
        )
    }
}
