import type { z } from 'zod'
import { object, text } from './fields'

/** The file data/service-words.json: the headings of the pages of services, and of their list. */
export const serviceWords = object('ServiceWords', 'The headings of the pages of services.', {
  contact: text(3, 40, 'The button in the opening, which leads to the contact form.'),
  figures: text(3, 60, 'The name of the band of numbers, for those who cannot see it.'),
  suits: text(3, 60, 'The name of the two lists below, for those who cannot see them.'),
  forWhom: text(3, 60, 'The heading of the list of those whom the service suits.'),
  notForWhom: text(3, 60, 'The heading of the list of those whom it does not.'),
  deliverables: text(3, 60, 'The heading of what a client gets.'),
  example: text(3, 60, 'Stands before the link to a deliverable that is shown as an example.'),
  measures: text(3, 60, 'The heading of what is measured.'),
  steps: text(3, 60, 'The heading of the steps.'),
  work: text(3, 60, 'The heading of the case studies.'),
  questions: text(3, 60, 'The heading of the questions.'),
  posts: text(3, 60, 'The heading of the posts.'),
  list: text(3, 60, 'The name of the list on /services, for those who cannot see it.'),
  all: text(3, 60, 'The button on the home page that leads to the list of all services.'),
  reasonNot: text(3, 60, 'On /services, the words before whom a service does not suit.'),
})

export type ServiceWords = z.infer<typeof serviceWords>
