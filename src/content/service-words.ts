import { object, text } from './fields'

/** The file data/service-words.json: the headings of the pages of services, and of their list. */
export const serviceWords = object('ServiceWords', 'The headings of the pages of services.', {
  example: text(3, 60, 'Stands before the link to a deliverable that is shown as an example.'),
  work: text(3, 60, 'The heading of the case studies.'),
  posts: text(3, 60, 'The heading of the posts.'),
  list: text(3, 60, 'The name of the list on /services, for those who cannot see it.'),
  all: text(3, 60, 'The button on the home page that leads to the list of all services.'),
  reasonNot: text(3, 60, 'On /services, the words before whom a service does not suit.'),
})
