import { nextStep, pageAction } from '../../content/next-step'
import { json } from '../../content/content-type'
import { list, object, reference } from '../../content/fields'
import { heading, pageOpening, principle, subheading } from '../../content/page-opening'
import { workSample } from '../service/declaration'

export const homePage = object('HomePage', 'The home page.', {
  ...pageOpening,
  primaryAction: pageAction,
  secondaryAction: pageAction,
  services: object('HomeServices', 'The services section.', {
    heading,
    text: subheading,
  }),
  proof: object('HomeProof', 'The section with results from case studies.', {
    heading,
    text: subheading,
    caseStudies: list(
      1,
      3,
      'The case studies whose first result is shown.',
      reference('CaseStudy', 'A case study whose first result is shown.'),
    ),
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

/** The file with the words of the home page. */
export const HomePage = json('HomePage', 'data/pages/home.json', homePage)
