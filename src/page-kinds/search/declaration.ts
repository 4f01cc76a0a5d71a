import { pageOpening } from '../../content/page-opening'
import { internalPath, list, object, text } from '../../content/fields'
import { json } from '../../content/content-type'

/** The file data/pages/search.json. */
const searchPage = object('SearchPage', 'The search page.', {
  ...pageOpening,
  examples: list(
    2,
    8,
    'Example searches. Each links to its results.',
    text(2, 30, 'What to search for.'),
  ),
  questions: list(
    2,
    8,
    'What the page shows before a search.',
    object('SearchQuestion', 'A buyer’s question, and the page that answers it.', {
      text: text(4, 60, 'The question.'),
      path: internalPath('The page that answers it.'),
    }),
  ),
  synonyms: list(
    1,
    60,
    'Words buyers type that the pages spell differently or don’t use.',
    object('SearchSynonym', 'What buyers type, and what to search for instead.', {
      asked: list(1, 8, 'Words or phrases buyers type.', text(2, 40, 'A word or a phrase.')),
      meant: list(
        1,
        3,
        'What to search for instead. Include what they typed if that should be searched for too.',
        text(2, 40, 'A word or a phrase.'),
      ),
    }),
  ),
})

/** The file with the search page’s text. */
export const SearchPage = json('SearchPage', 'data/pages/search.json', searchPage)
