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
  synonyms: list(
    1,
    60,
    'Words that buyers type and pages say otherwise, both spellings of a word among them.',
    object('SearchSynonym', 'What buyers type, and what is searched for instead.', {
      asked: list(1, 8, 'Words or phrases that buyers type.', text(2, 40, 'A word or a phrase.')),
      meant: list(
        1,
        3,
        'What is searched for instead of any of them; what was typed only where it is listed.',
        text(2, 40, 'A word or a phrase.'),
      ),
    }),
  ),
})

/** The file with the words of the search. */
export const SearchPage = json('SearchPage', 'data/pages/search.json', searchPage)
