/** Case studies show their work: cards, the study's opening, and service pages use its picture. */
import type { Diagnostic } from '../../plugins/gatsby-plugin-content-check/src'
import type { Document } from '../page-kinds/documents'

/** Finds case studies that would go live without a picture that has a phone version. */
export function checkStudyPicture(document: Document): Diagnostic[] {
  if (document.typeName !== 'CaseStudy' || document.data.draft) return []
  const { file, located, mdx } = document
  const hasPicture = mdx?.shortcodes.some(
    ({ name, attributes }) => name === 'Figure' && attributes.phone,
  )
  if (hasPicture) return []
  return [
    file.error(
      located.offsetOf([]),
      'study-picture',
      'This case study has no picture of the work with a phone version.',
      'Add <Figure src="./work.png" phone="./work-phone.png" alt="…" /> to the text, or keep “draft: true”.',
    ),
  ]
}
