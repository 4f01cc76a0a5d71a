import { z } from 'zod'
import { period } from '../../content/duration'
import { list, object, text } from '../../content/fields'
import { suits, workSample } from '../service/declaration'
import { json } from '../../content/content-type'

const titled = (typeName: string, description: string) =>
  object(typeName, description, {
    title: text(3, 60, 'A short title.'),
    text: text(20, 160, 'A sentence.'),
  })

const section = {
  heading: text(4, 80, 'The section’s heading.'),
  introduction: text(30, 300, 'The paragraph under the heading.'),
}

/** data/web-application-page.json: most of the page’s sections. Pricing, add-ons, and questions are in other files. */
const webApplicationPage = object('WebApplicationPage', 'The web application development page.', {
  hero: object('WebApplicationHero', 'The page’s opening.', {
    heading: text(8, 90, 'The page’s main heading.'),
    lead: text(60, 420, 'The first paragraph.'),
    tiles: list(
      4,
      4,
      'Four features.',
      titled('FeatureTile', 'A feature mentioned in the opening.'),
    ),
  }),
  benefits: object('WebApplicationBenefits', 'What a client gains.', {
    ...section,
    cards: list(6, 6, 'Six benefits.', titled('Benefit', 'A benefit.')),
  }),
  capabilities: object('WebApplicationCapabilities', 'What we can build.', {
    ...section,
    groups: list(
      4,
      4,
      'Front end, back end, full stack, quality assurance.',
      object('CapabilityGroup', 'An area of work.', {
        name: text(3, 40, 'The area’s name.'),
        text: text(30, 300, 'What it covers.'),
        items: list(3, 8, 'Skills and tools.', text(2, 80, 'A skill or tool.')),
      }),
    ),
  }),
  process: object('WebApplicationProcess', 'How a project works.', {
    ...section,
    steps: list(
      6,
      6,
      'Six steps, in order.',
      object('WebApplicationStep', 'A step.', {
        name: text(3, 60, 'The step’s name.'),
        when: period,
        text: text(30, 400, 'What happens.'),
        result: text(10, 160, 'What the client gets at the end of the step.'),
      }),
    ),
  }),
  workSample,
  notForWhom: suits.notForWhom,
})

export type WebApplicationPage = z.infer<typeof webApplicationPage>

/** The file with the page’s sections. */
export const WebApplicationPage = json(
  'WebApplicationPage',
  'data/web-application-page.json',
  webApplicationPage,
)
