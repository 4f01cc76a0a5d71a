/** Case studies show their work: on cards, at the top of the study, and on service pages. */
import { documentsOf } from '../page-kinds/documents'
import type { Rule } from './site-content'

/** Finds case studies that would go live without an image that has a phone version. */
export const checkStudyPictures: Rule = ({ documents }) =>
  documentsOf(documents, 'CaseStudy').flatMap(({ file, located, data, mdx }) =>
    data.draft ||
    mdx?.shortcodes.some(({ name, attributes }) => name === 'Figure' && attributes.phone)
      ? []
      : file.error(
          located.offsetOf([]),
          'study-picture',
          'This case study has no image of the work with a phone version.',
          'Add <Figure src="./work.png" phone="./work-phone.png" alt="…" /> to the text, or keep “draft: true”.',
        ),
  )
