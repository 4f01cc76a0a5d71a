import { nextStep } from '../../content/next-step'
import { json } from '../../content/content-type'
import { period } from '../../content/duration'
import { list, object, text } from '../../content/fields'
import { heading, pageOpening, principle, subheading } from '../../content/page-opening'
import { workSample } from '../service/declaration'

const aboutPage = object('AboutPage', 'The About page.', {
  ...pageOpening,
  story: object('AboutStory', 'What the agency is, and how its teams work.', {
    heading,
    paragraphs: list(2, 6, 'The paragraphs.', text(60, 800, 'A paragraph.')),
  }),
  teams: object('AboutTeams', 'The teams, from data/teams.json.', {
    heading,
    text: subheading,
  }),
  principles: object('AboutPrinciples', 'The agency’s principles.', {
    heading,
    items: list(3, 7, 'The principles.', principle),
  }),
  working: object('AboutWorking', 'What working with the agency looks like.', {
    heading,
    steps: list(
      3,
      7,
      'The phases, in order.',
      object('WorkingStep', 'A phase of working with the agency.', {
        when: period,
        title: text(3, 80, 'A short title.'),
        text: text(40, 500, 'What happens.'),
      }),
    ),
  }),
  workSample: workSample.optional(),
  nextStep,
})

/** The file with the About page’s text. */
export const AboutPage = json('AboutPage', 'data/pages/about.json', aboutPage)
