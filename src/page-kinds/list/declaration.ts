import { closing } from '../../content/closing'
import { json } from '../../content/content-type'
import { list, object, reference, refined, slug, text } from '../../content/fields'
import { pageOpening } from '../../content/page-opening'

const budget = object('Budget', 'A sum, and what it buys.', {
  title: text(2, 20, 'The sum.'),
  summary: text(10, 80, 'What it buys, in a few words.'),
  buys: list(
    1,
    6,
    'What the sum may go into.',
    object('BudgetLine', 'One thing that the sum buys.', {
      name: text(5, 100, 'What it is.'),
      price: text(2, 80, 'What that costs, by a variable of the prices.'),
    }),
  ),
  text: text(20, 300, 'What it does not buy, or what to keep of it.'),
})

const listFields = object('ListPage', 'A page whose body is a list or a notice.', {
  key: slug('Which page this is; the same as the file’s name.'),
  ...pageOpening,
  closing,
  symptoms: list(
    2,
    6,
    'Where to begin, on the page of all services.',
    object('Symptom', 'What a client notices, and the service that treats it.', {
      text: text(10, 60, 'What is noticed, in a few words.'),
      service: reference('Service', 'The service that treats it.'),
    }),
  ).optional(),
  budgets: object('Budgets', 'What a sum buys, on the page of all services.', {
    heading: text(4, 80, 'The heading.'),
    text: text(20, 500, 'The sentences under it: whose prices these are.'),
    items: list(2, 3, 'A sum each, with what it buys and what it does not.', budget),
  }).optional(),
  eachClosing: closing
    .meta({ description: 'The next step at the end of each page that the list leads to.' })
    .optional(),
})

/** The pages that are a list or a notice: an opening, and words for the empty or next step. */
export const listPage = refined(
  listFields,
  ({ key, eachClosing }) =>
    ['services', 'case-studies', 'blog'].includes(key) && !eachClosing ? [['eachClosing']] : [],
  'the field is missing',
)

/** A file with the words of a page that is a list or a notice. */
export const ListPage = json('ListPage', 'data/pages/*.json', listPage, { slugField: 'key' })
