import { json } from '../../content/content-type'
import { list, object, text } from '../../content/fields'
import { pageMetadata } from '../../content/page-metadata'
import { heading, pageOpening, principle } from '../../content/page-opening'

const contactPage = object('ContactPage', 'The contact page.', {
  ...pageOpening,
  brief: object('ContactBrief', 'What to put in a first message.', {
    heading,
    text: text(20, 400, 'The sentence under the heading.'),
    questions: list(
      3,
      8,
      'The questions.',
      text(10, 200, 'A question a good first message answers.'),
    ),
    subject: text(4, 80, 'The subject line of messages.'),
  }),
  afterwards: object('ContactAfterwards', 'What happens after someone sends a message.', {
    heading,
    steps: list(2, 5, 'The steps, in order.', principle),
  }),
  sent: object('ContactSent', 'The page visitors see after they send a message.', {
    metadata: pageMetadata,
    heading: text(4, 80, 'The page’s main heading.'),
    lead: text(30, 420, 'What happens next. The page adds the agency’s email address at the end.'),
  }),
})

/** The file with the contact page’s text. */
export const ContactPage = json('ContactPage', 'data/pages/contact.json', contactPage)
