import { z } from 'zod'
import { internalPath, object, reference, text } from './fields'
import { pageMetadata } from './page-metadata'

/** What every fixed page has. */
const opening = {
  metadata: pageMetadata,
  heading: text(4, 110, 'The page’s main heading.'),
  lead: text(30, 420, 'The first paragraph.'),
}

const action = (typeName: string, description: string) =>
  object(typeName, description, {
    text: text(3, 40, 'The words on the link.'),
    path: internalPath('Where it leads.'),
  })

const pageAction = action('PageAction', 'A link that leads on.')

const principle = object('Principle', 'Something that the agency holds to.', {
  title: text(3, 80, 'A few words.'),
  text: text(40, 500, 'What it means in practice.'),
})

/** data/pages/home.json */
export const homePage = object('HomePage', 'The home page.', {
  ...opening,
  primaryAction: pageAction,
  secondaryAction: pageAction,
  services: object('HomeServices', 'The band of services.', {
    heading: text(4, 80, 'The heading.'),
    text: text(20, 300, 'The sentence under it.'),
  }),
  proof: object('HomeProof', 'The band of numbers, each from a case study.', {
    heading: text(4, 80, 'The heading.'),
    text: text(20, 300, 'The sentence under it.'),
    caseStudies: z
      .array(reference('CaseStudy', 'A study whose first metric is shown.'))
      .min(3)
      .max(6)
      .meta({ description: 'The studies whose first metric is shown.' }),
  }),
  process: object('HomeProcess', 'How we work, in steps.', {
    heading: text(4, 80, 'The heading.'),
    steps: z.array(principle).min(3).max(5).meta({ description: 'The steps, in order.' }),
  }),
  work: object('HomeWork', 'Selected work.', {
    heading: text(4, 80, 'The heading.'),
    text: text(20, 300, 'The sentence under it.'),
    hero: reference('CaseStudy', 'The study whose first chart opens the page.'),
    caseStudies: z
      .array(reference('CaseStudy', 'A study.'))
      .min(3)
      .max(6)
      .meta({ description: 'The studies to show, in order.' }),
  }),
  blog: object('HomeBlog', 'From the blog.', {
    heading: text(4, 80, 'The heading.'),
    text: text(20, 300, 'The sentence under it.'),
  }),
  closing: object('HomeClosing', 'The next step.', {
    heading: text(4, 80, 'The heading.'),
    text: text(20, 400, 'The sentence under it.'),
    action: pageAction,
  }),
})

/** data/pages/about.json */
export const aboutPage = object('AboutPage', 'The page about the agency.', {
  ...opening,
  story: object('AboutStory', 'What the agency is and how its teams work.', {
    heading: text(4, 80, 'The heading.'),
    paragraphs: z
      .array(text(60, 800, 'A paragraph.'))
      .min(2)
      .max(6)
      .meta({ description: 'The paragraphs.' }),
  }),
  teams: object('AboutTeams', 'The teams, from data/authors.json.', {
    heading: text(4, 80, 'The heading.'),
    text: text(20, 300, 'The sentence under it.'),
  }),
  principles: object('AboutPrinciples', 'What the agency holds to.', {
    heading: text(4, 80, 'The heading.'),
    items: z.array(principle).min(3).max(7).meta({ description: 'The principles.' }),
  }),
  working: object('AboutWorking', 'What working with the agency looks like.', {
    heading: text(4, 80, 'The heading.'),
    steps: z
      .array(
        object('WorkingStep', 'A stretch of time with the agency.', {
          when: text(3, 40, 'When, like “Week 1”.'),
          title: text(3, 80, 'A few words.'),
          text: text(40, 500, 'What happens.'),
        }),
      )
      .min(3)
      .max(7)
      .meta({ description: 'The stretches, in order.' }),
  }),
  closing: object('AboutClosing', 'The next step.', {
    heading: text(4, 80, 'The heading.'),
    text: text(20, 400, 'The sentence under it.'),
    action: pageAction,
  }),
})

/** data/pages/contact.json */
export const contactPage = object('ContactPage', 'The contact page.', {
  ...opening,
  direct: object('ContactDirect', 'How to reach the agency without a form.', {
    heading: text(4, 80, 'The heading.'),
    text: text(20, 400, 'The sentence under it.'),
    hoursLabel: text(3, 40, 'The words before the opening hours.'),
    ratingLabel: text(3, 60, 'The words before the rating.'),
    priceRangeLabel: text(3, 60, 'The words before the price range.'),
  }),
  brief: object('ContactBrief', 'What to put into a first message.', {
    heading: text(4, 80, 'The heading.'),
    text: text(20, 400, 'The sentence under it.'),
    questions: z
      .array(text(10, 200, 'A question that a good first message answers.'))
      .min(3)
      .max(8)
      .meta({ description: 'The questions.' }),
    subject: text(4, 80, 'The subject line of the message prepared for the visitor.'),
    buttonText: text(3, 40, 'The words on the button that opens the message.'),
  }),
  afterwards: object('ContactAfterwards', 'What happens after a message.', {
    heading: text(4, 80, 'The heading.'),
    steps: z.array(principle).min(2).max(5).meta({ description: 'The steps, in order.' }),
  }),
})

/** The pages that are a list or a notice: an opening, and words for the empty or next step. */
export const listPage = object('ListPage', 'A page whose body is a list or a notice.', {
  key: z
    .enum(['services', 'case-studies', 'blog', 'sitemap', 'not-found'])
    .meta({ description: 'Which page this is; the same as the file’s name.' }),
  ...opening,
  closing: object('ListPageClosing', 'The next step.', {
    heading: text(4, 80, 'The heading.'),
    text: text(20, 400, 'The sentence under it.'),
    action: pageAction,
  }),
})

export type HomePage = z.infer<typeof homePage>
export type AboutPage = z.infer<typeof aboutPage>
export type ContactPage = z.infer<typeof contactPage>
export type ListPage = z.infer<typeof listPage>
