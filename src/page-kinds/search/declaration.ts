import { pageOpening } from '../../content/page-opening'
import { internalPath, list, object, text } from '../../content/fields'
import { json } from '../../content/content-type'

/** data/pages/search.json */
export const searchPage = object('SearchPage', 'The search.', {
  ...pageOpening,
  examples: list(
    2,
    8,
    'Words to try; each leads to what is found for it.',
    text(2, 30, 'What to look for.'),
  ),
  questions: list(
    2,
    8,
    'What stands there as long as nothing is looked for.',
    object('SearchQuestion', 'What a buyer asks, and the page that answers it.', {
      text: text(4, 60, 'The question.'),
      path: internalPath('The page that answers it.'),
    }),
  ),
})

/** The file with the words of the search. */
export const SearchPage = json('SearchPage', 'data/pages/search.json', searchPage)
