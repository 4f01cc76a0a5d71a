import { z } from 'zod'
import { pageOpening } from './page'
import { internalPath, object, text } from './fields'
import { plural } from './plural-words'

const kind = (typeName: string, description: string) =>
  object(typeName, description, {
    one: text(3, 30, 'What one page of this kind is called, above its title.'),
    many: text(3, 30, 'What the choice of this kind alone is called.'),
  })

const notice = (typeName: string, description: string) =>
  object(typeName, description, {
    heading: text(4, 80, 'The heading. {query} stands for what was looked for.'),
    text: text(20, 300, 'What to do about it.'),
  })

/** data/pages/search.json */
export const searchPage = object('SearchPage', 'The search.', {
  ...pageOpening,
  field: object('SearchField', 'The field.', {
    label: text(4, 60, 'What the field is called.'),
    button: text(3, 30, 'The words on the button beside it.'),
  }),
  examples: object('SearchExamples', 'Words to try, below the field.', {
    label: text(3, 40, 'The words before them.'),
    words: z
      .array(text(2, 30, 'What to look for.'))
      .min(2)
      .max(8)
      .meta({
        description: 'The words; each leads to what is found for it.',
      }),
  }),
  kinds: object('SearchKinds', 'The kinds of page, to look through one of them alone.', {
    label: text(3, 40, 'What the choice is called.'),
    all: text(3, 30, 'The choice of all kinds.'),
    services: kind('SearchKindServices', 'Pages of services.'),
    caseStudies: kind('SearchKindCaseStudies', 'Case studies.'),
    posts: kind('SearchKindPosts', 'Posts.'),
    pages: kind('SearchKindPages', 'All other pages.'),
  }),
  searching: text(3, 40, 'What is said while the first search is being loaded.'),
  found: plural(['count', 'query'], 'How many pages were found for what was looked for.'),
  more: text(3, 40, 'The words on the button that shows further results.'),
  nothing: notice('SearchNothing', 'Where nothing was found.'),
  ways: object('SearchWays', 'Where to go before anything is typed.', {
    services: text(4, 60, 'The heading of the services and their prices.'),
    questions: object('SearchQuestions', 'What buyers ask, and the page that answers it.', {
      heading: text(4, 60, 'The heading.'),
      links: z
        .array(
          object('SearchQuestion', 'A question.', {
            text: text(4, 60, 'The question.'),
            path: internalPath('The page that answers it.'),
          }),
        )
        .min(2)
        .max(8)
        .meta({ description: 'The questions.' }),
    }),
  }),
  servicesHeading: text(
    4,
    60,
    'The heading of the services that come nearest, where nothing was found.',
  ),
  failed: notice('SearchFailed', 'Where the search could not be loaded.'),
  withoutScript: text(20, 300, 'What is said where JavaScript is off.'),
  allPages: object('SearchAllPages', 'The link to the list of all pages.', {
    text: text(3, 60, 'The words on the link.'),
    path: internalPath('Where it leads.'),
  }),
  shortcut: text(10, 120, 'The choice that switches the key “/” on and off.'),
})
