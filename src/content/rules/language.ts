/** Language and locale: pages say the one, numbers and days are written in the other. */
import {
  documentOf,
  type Document,
} from '../../../plugins/gatsby-plugin-content-check/src/document'
import type { Fault } from '../../../plugins/gatsby-plugin-content-check/src/fault'

/** Checks that both are of one language. */
export function checkLanguage(documents: readonly Document[]): Fault[] {
  const site = documentOf(documents, 'SiteFacts')
  if (!site) return []
  const { file, located, data } = site
  const { language, region } = new Intl.Locale(data.language)
  const [spoken, place] = data.locale.split('_')
  const usual = region ?? new Intl.Locale(language).maximize().region ?? place
  if (spoken === language && (region === undefined || region === place)) return []
  return [
    file.fault(
      located.offsetOf(['locale']),
      'language',
      `The site is written in “${data.language}”, and its numbers and days would be in “${data.locale}”.`,
      `Write "${language}_${usual}" here, or the other language in “language”.`,
    ),
  ]
}
