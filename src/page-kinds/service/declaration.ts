import { z } from 'zod'
import { duration, period } from '../../content/duration'
import { faqItem } from '../../content/faq-item'
import { sitePath, list, object, reference, slug, text } from '../../content/fields'
import { pageMetadata } from '../../content/page-metadata'
import { price } from '../../content/pricing'
import { json } from '../../content/content-type'

/** What pages need to know about a service: its link, list position, and summary. */
export const service = object('Service', 'A service the agency sells.', {
  slug: slug('The service’s name in URLs. The same as the file’s name.'),
  name: text(3, 40, 'The service’s full name.'),
  shortName: text(2, 24, 'The name in menus and labels.'),
  path: sitePath('The path of the service’s page.'),
  icon: slug('The name of an icon. Currently unused.').optional(),
  order: z.int32().min(1).max(99).meta({ description: 'Its position in lists. Must be unique.' }),
  summary: text(60, 220, 'What the service does for a client, for lists and cards.'),
  metadata: pageMetadata,
})

/** A chart shown on a service page. */
const studyFigure = object('StudyFigure', 'A case study’s chart, drawn large.', {
  caseStudy: reference('CaseStudy', 'The case study the numbers come from.'),
  item: slug('The id of one of its charts.'),
  title: text(8, 80, 'The heading: what the chart shows.'),
  text: text(
    40,
    300,
    'What to look for in the chart, and what it means. The page adds a description of the client.',
  ),
})

/** An image of our work from a case study, shown on another page. */
export const workSample = object(
  'WorkSample',
  'Something we made, shown as it is in its case study.',
  {
    caseStudy: reference(
      'CaseStudy',
      'The case study. The page shows its first image that has a phone version, with its caption.',
    ),
    title: text(8, 80, 'The heading: what the image shows.'),
  },
)

/** Who a service is for, and who should look elsewhere. Every service page says so. */
export const suits = {
  forWhom: list(3, 5, 'Who should buy this.', text(20, 200, 'Someone the service is right for.')),
  notForWhom: list(
    2,
    4,
    'Who shouldn’t buy this, and what to do instead.',
    text(20, 200, 'Someone who should spend the money elsewhere, and on what.'),
  ),
}

const pricingRow = object('ServicePricingRow', 'One way to buy the service.', {
  slug: slug(
    'The row’s name in text: {price:one-article} is its price; {lowest:one-article} and {highest:one-article} are the ends of its range.',
  ).optional(),
  name: text(3, 60, 'What the client buys.'),
  price: price.optional(),
  addOn: slug('Instead of a price: the add-on in data/add-ons.json whose price to use.').optional(),
  includes: text(20, 240, 'What it includes.'),
  typical: z
    .int32()
    .min(1)
    .max(24)
    .meta({
      description:
        'How many of these a typical client buys: 1 for a project, or the number of months for something paid monthly. Leave it out if most clients don’t buy it.',
    })
    .optional(),
  extra: z
    .literal(true)
    .meta({
      description:
        'true if this is bought with or after something else, so it isn’t a starting price.',
    })
    .optional(),
}).refine(
  ({ price: own, addOn }) => (own === undefined) !== (addOn === undefined),
  'a row needs either a price or an add-on, but not both',
)

/** Only one-time and monthly prices can be starting prices. Prices per page or hour can’t. */
const isStartingPrice = (per: string | undefined) => per === 'once' || per === 'month'

const pricingRows = list(2, 5, 'The ways to buy the service.', pricingRow)
  .refine(
    rows => rows.some(({ typical }) => typical),
    'at least one row needs “typical”: 1, or a number of months',
  )
  .refine(
    rows => rows.some(({ price: own, extra }) => !extra && isStartingPrice(own?.per)),
    'at least one row needs a starting price: one-time or monthly, without “extra”',
  )

/** The text of one service’s page, in data/service-pages/. */
const servicePage = object('ServicePage', 'The page of one service.', {
  service: reference('Service', 'The service this page is about. The same as the file’s name.'),
  heading: text(10, 90, 'The page’s main heading: what the client gets, in a client’s words.'),
  lead: text(80, 420, 'The first paragraph.'),
  workSample: workSample.optional(),
  pricing: object('ServicePricing', 'What the service costs, and how it’s priced.', {
    time: duration,
    rows: pricingRows,
    note: text(40, 280, 'How we set the price, and what changes it.'),
  }),
  ...suits,
  steps: list(
    3,
    6,
    'How we do the work, step by step.',
    object('ServiceStep', 'A step in the work.', {
      title: text(3, 70, 'A short title.'),
      when: period,
      text: text(30, 260, 'What happens, and what we ask the client for.'),
      result: text(10, 100, 'What the client gets at the end of the step.'),
    }),
  ),
  drawing: studyFigure.optional(),
  faq: list(4, 8, 'What buyers ask, with straight answers.', faqItem),
})

export type Service = z.infer<typeof service>
export type PricingRow = z.infer<typeof pricingRow>
export type StudyFigure = z.infer<typeof studyFigure>
export type ServicePage = z.infer<typeof servicePage>

/** A service's file. */
export const Service = json('Service', 'data/services/*.json', service, {
  slugField: 'slug',
})

/** A file with the text of a service’s page. */
export const ServicePage = json('ServicePage', 'data/service-pages/*.json', servicePage, {
  slugField: 'service',
})
