import { z } from 'zod'
import { closing, pageAction } from './closing'
import { period } from './duration'
import { distinct, list, object, reference, refined, text } from './fields'
import { pageMetadata } from './page-metadata'
import { workSample } from './service'

/** What every fixed page has. */
export const pageOpening = {
  metadata: pageMetadata,
  heading: text(4, 110, 'The page’s main heading.'),
  lead: text(30, 420, 'The first paragraph.'),
}

const principle = object('Principle', 'Something that the agency holds to.', {
  title: text(3, 80, 'A few words.'),
  text: text(40, 500, 'What it means in practice.'),
})

/** data/pages/home.json */
export const homePage = object('HomePage', 'The home page.', {
  ...pageOpening,
  primaryAction: pageAction,
  secondaryAction: pageAction,
  services: object('HomeServices', 'The band of services.', {
    heading: text(4, 80, 'The heading.'),
    text: text(20, 300, 'The sentence under it.'),
  }),
  proof: object('HomeProof', 'The band of numbers, each from a case study.', {
    heading: text(4, 80, 'The heading.'),
    text: text(20, 300, 'The sentence under it.'),
    caseStudies: list(
      1,
      3,
      'The studies whose first metric is shown.',
      reference('CaseStudy', 'A study whose first metric is shown.'),
    ),
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

/** data/pages/about.json */
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
  closing,
})

/** data/pages/contact.json */
export const contactPage = object('ContactPage', 'The contact page.', {
  ...pageOpening,
  brief: object('ContactBrief', 'What to put into a first message.', {
    heading: text(4, 80, 'The heading.'),
    text: text(20, 400, 'The sentence under it.'),
    questions: list(3, 8, 'The questions.', text(10, 200, 'What a good first message answers.')),
    subject: text(4, 80, 'The subject of messages.'),
  }),
  afterwards: object('ContactAfterwards', 'What happens after a message.', {
    heading: text(4, 80, 'The heading.'),
    steps: list(2, 5, 'The steps, in order.', principle),
  }),
  sent: object('ContactSent', 'The page that follows a message.', {
    metadata: pageMetadata,
    heading: text(4, 80, 'The page’s main heading.'),
    lead: text(30, 420, 'What happens now; the agency’s address follows.'),
  }),
})

const budget = object('Budget', 'A sum, and what it buys.', {
  title: text(2, 20, 'The sum.'),
  summary: text(10, 80, 'What it buys, in a few words.'),
  buys: list(
    1,
    6,
    'What the sum may go into.',
    object('BudgetLine', 'One thing that the sum buys.', {
      name: text(5, 100, 'What it is.'),
      price: text(2, 80, 'What that costs, by a variable of the prices.'),
    }),
  ),
  text: text(20, 300, 'What it does not buy, or what to keep of it.'),
})

const listFields = object('ListPage', 'A page whose body is a list or a notice.', {
  key: z
    .enum(['services', 'case-studies', 'blog', 'sitemap', 'not-found'])
    .meta({ description: 'Which page this is; the same as the file’s name.' }),
  ...pageOpening,
  closing,
  covers: distinct(
    list(
      1,
      9,
      'The studies that the list of case studies shows with their covers, in order.',
      reference('CaseStudy', 'A study that is shown with its cover.'),
    ),
  ).optional(),
  symptoms: list(
    2,
    6,
    'Where to begin, on the page of all services.',
    object('Symptom', 'What a client notices, and the service that treats it.', {
      text: text(10, 60, 'What is noticed, in a few words.'),
      service: reference('Service', 'The service that treats it.'),
    }),
  ).optional(),
  budgets: object('Budgets', 'What a sum buys, on the page of all services.', {
    heading: text(4, 80, 'The heading.'),
    text: text(20, 500, 'The sentences under it: whose prices these are.'),
    items: list(2, 3, 'A sum each, with what it buys and what it does not.', budget),
  }).optional(),
  eachClosing: closing
    .meta({ description: 'The next step at the end of each page that the list leads to.' })
    .optional(),
})

/** The pages that are a list or a notice: an opening, and words for the empty or next step. */
export const listPage = refined(
  listFields,
  ({ key, covers, eachClosing }) => {
    const isIndex = ['services', 'case-studies', 'blog'].includes(key)
    return [
      ...(key === 'case-studies' && !covers ? [['covers']] : []),
      ...(isIndex && !eachClosing ? [['eachClosing']] : []),
    ]
  },
  'the field is missing',
)
