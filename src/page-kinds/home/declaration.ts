import { closing, pageAction } from '../../content/closing'
import { json } from '../../content/content-type'
import { list, object, reference, text } from '../../content/fields'
import { pageOpening, principle } from '../../content/page-opening'
import { workSample } from '../service/declaration'

export const homePage = object('HomePage', 'The home page.', {
  ...pageOpening,
  primaryAction: pageAction,
  secondaryAction: pageAction,
  services: object('HomeServices', 'The band of services.', {
    heading: text(4, 80, 'The heading.'),
    text: text(20, 300, 'The sentence under it.'),
  }),
  proof: object('HomeProof', 'The band of this site’s own figures.', {
    heading: text(4, 80, 'The heading.'),
    text: text(20, 300, 'The sentence under it.'),
    figures: list(
      2,
      4,
      'The figures.',
      object('HomeFigure', 'A figure.', {
        value: text(1, 20, 'The number, such as {measured:home-html}.'),
        text: text(10, 120, 'What it counts.'),
      }),
    ),
    action: pageAction,
  }),
  process: object('HomeProcess', 'How we work, in steps.', {
    heading: text(4, 80, 'The heading.'),
    steps: list(3, 5, 'The steps, in order.', principle),
  }),
  workSample: workSample.optional(),
  work: object('HomeWork', 'What opens the page.', {
    hero: reference(
      'CaseStudy',
      'The study whose first chart, with its log, and first result open the page.',
    ),
  }),
  closing,
})

/** The file with the words of the home page. */
export const HomePage = json('HomePage', 'data/pages/home.json', homePage)
