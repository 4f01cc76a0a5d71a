import { closing } from '../../content/closing'
import { json } from '../../content/content-type'
import { period } from '../../content/duration'
import { list, object, text } from '../../content/fields'
import { pageOpening, principle } from '../../content/page-opening'
import { workSample } from '../service/declaration'

export const aboutPage = object('AboutPage', 'The page about the agency.', {
  ...pageOpening,
  story: object('AboutStory', 'What the agency is and how its teams work.', {
    heading: text(4, 80, 'The heading.'),
    paragraphs: list(2, 6, 'The paragraphs.', text(60, 800, 'A paragraph.')),
  }),
  teams: object('AboutTeams', 'The teams, from data/authors.json.', {
    heading: text(4, 80, 'The heading.'),
    text: text(20, 300, 'The sentence under it.'),
  }),
  principles: object('AboutPrinciples', 'What the agency holds to.', {
    heading: text(4, 80, 'The heading.'),
    items: list(3, 7, 'The principles.', principle),
  }),
  working: object('AboutWorking', 'What working with the agency looks like.', {
    heading: text(4, 80, 'The heading.'),
    steps: list(
      3,
      7,
      'The stretches, in order.',
      object('WorkingStep', 'A stretch of time with the agency.', {
        when: period,
        title: text(3, 80, 'A few words.'),
        text: text(40, 500, 'What happens.'),
      }),
    ),
  }),
  workSample: workSample.optional(),
  closing,
})

/** The file with the words of the about page. */
export const AboutPage = json('AboutPage', 'data/pages/about.json', aboutPage)
