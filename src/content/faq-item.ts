import { list, object, slug, text } from './fields'
import { json, type DataOf } from './content-type'

/** A question and its answer. */
export const faqItem = object('FaqItem', 'A question buyers ask, and its answer.', {
  slug: slug('The question’s name in URLs: /page#slug opens it. Don’t change it once it’s live.'),
  question: text(10, 140, 'The question as a buyer would ask it.'),
  answer: text(
    60,
    1200,
    'A straight answer in plain text. Search engines get it too. {price:starter} is the price of a package or an add-on.',
  ),
})

/** The file with the questions of the web application development page. */
export const Faq = json(
  'Faq',
  'data/faq.json',
  object('Faq', 'The questions of the web application development page.', {
    heading: text(5, 80, 'The section’s heading.'),
    introduction: text(20, 300, 'The sentence under the heading.'),
    buttonText: text(3, 40, 'The button text. It links to the contact form.'),
    items: list(1, 30, 'The questions, in order.', faqItem),
  }),
)

export type Faq = DataOf<typeof Faq>
