import { z } from 'zod'
import { pageOpening } from './page'
import { internalPath, object, text } from './fields'

/** data/pages/search.json */
export const searchPage = object('SearchPage', 'The search.', {
  ...pageOpening,
  examples: z
    .array(text(2, 30, 'What to look for.'))
    .min(2)
    .max(8)
    .meta({ description: 'Words to try; each leads to what is found for it.' }),
  questions: z
    .array(
      object('SearchQuestion', 'What a buyer asks, and the page that answers it.', {
        text: text(4, 60, 'The question.'),
        path: internalPath('The page that answers it.'),
      }),
    )
    .min(2)
    .max(8)
    .meta({ description: 'What stands there as long as nothing is looked for.' }),
})
