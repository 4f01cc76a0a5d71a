/** Fields that pages in data/pages/ share. */
import { object, text } from './fields'
import { pageMetadata } from './page-metadata'

/** The heading of a section. */
export const heading = text(4, 80, 'The heading.')

/** The text under a section's heading. */
export const subheading = text(20, 300, 'The sentence under the heading.')

/** The fields every page in data/pages/ has. */
export const pageOpening = {
  metadata: pageMetadata,
  heading: text(4, 110, 'The page’s main heading.'),
  lead: text(30, 420, 'The first paragraph.'),
}

export const principle = object('Principle', 'A principle or a step.', {
  title: text(3, 80, 'A short title.'),
  text: text(40, 500, 'What it means in practice.'),
})
