import { nextStep } from '../../content/next-step'
import { json } from '../../content/content-type'
import { list, object, refined, reference, slug, text } from '../../content/fields'
import { heading, pageOpening } from '../../content/page-opening'

const budget = object('Budget', 'An amount of money, and what it buys.', {
  title: text(2, 20, 'The amount.'),
  summary: text(10, 80, 'What the budget buys, in a few words.'),
  buys: list(
    1,
    6,
    'What you can spend it on.',
    object('BudgetLine', 'One thing the budget buys.', {
      name: text(5, 100, 'The name of the item.'),
      price: text(2, 80, 'The item’s cost, as a price variable.'),
    }),
  ),
  text: text(20, 300, 'What the budget doesn’t buy, or how much of it to hold back.'),
})

const listFields = object('ListPage', 'A page that’s a list or a notice.', {
  key: slug('Which page this is. The same as the file’s name.'),
  ...pageOpening,
  nextStep,
  symptoms: list(
    2,
    6,
    'Where to start, on the services page.',
    object('Symptom', 'A problem a client notices, and the service that fixes it.', {
      text: text(10, 60, 'The problem, in a few words.'),
      service: reference('Service', 'The service that fixes it.'),
    }),
  ).optional(),
  budgets: object('Budgets', 'What different budgets buy, on the services page.', {
    heading,
    text: text(20, 500, 'The text under the heading: whose prices these are.'),
    items: list(2, 3, 'The budgets, each with what it buys and what it doesn’t.', budget),
  }).optional(),
  entryNextStep: nextStep
    .meta({ description: 'The next step at the end of each page in the list.' })
    .optional(),
})

/** A list or notice page: its opening and the next step. */
const listPage = refined(
  listFields,
  ({ key, entryNextStep }) =>
    ['services', 'case-studies', 'blog'].includes(key) && !entryNextStep ? [['entryNextStep']] : [],
  'the field is missing',
)

/** A file with the text of a list or notice page. */
export const ListPage = json('ListPage', 'data/pages/*.json', listPage, { slugField: 'key' })
