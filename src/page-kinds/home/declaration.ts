import { nextStep, pageAction } from '../../content/next-step'
import { json } from '../../content/content-type'
import { list, object, reference, text } from '../../content/fields'
import { heading, pageOpening, principle, subheading } from '../../content/page-opening'
import { workSample } from '../service/declaration'

const homePage = object('HomePage', 'The home page.', {
  ...pageOpening,
  primaryAction: pageAction,
  secondaryAction: pageAction,
  services: object('HomeServices', 'The services section.', {
    heading,
    text: subheading,
  }),
  proof: object('HomeProof', 'The section with this site’s own numbers.', {
    heading,
    text: subheading,
    figures: list(
      2,
      4,
      'The figures.',
      object('HomeFigure', 'A figure.', {
        value: text(1, 20, 'The number, such as {measured:home-html}.'),
        text: text(10, 120, 'What it measures.'),
      }),
    ),
    action: pageAction,
  }),
  process: object('HomeProcess', 'How we work, in steps.', {
    heading,
    steps: list(3, 5, 'The steps, in order.', principle),
  }),
  workSample: workSample.optional(),
  work: object('HomeWork', 'The top of the page.', {
    hero: reference(
      'CaseStudy',
      'The case study at the top of the page: its first chart, with its log, and its first result.',
    ),
  }),
  nextStep,
})

/** The file with the home page’s text. */
export const HomePage = json('HomePage', 'data/pages/home.json', homePage)
