import { z } from 'zod'
import { duration, period } from '../../content/duration'
import { faqItem } from '../../content/faq-item'
import {
  internalPath,
  ITSELF,
  list,
  object,
  reference,
  refined,
  slug,
  text,
} from '../../content/fields'
import { pageMetadata } from '../../content/page-metadata'
import { price } from '../../content/price'
import { json } from '../../content/content-type'

/** A service as every page knows it: its link, its place in the list, its summary. */
export const service = object('Service', 'A service that the agency sells.', {
  slug: slug('The service’s name in addresses; the same as the file’s name.'),
  name: text(3, 40, 'The service’s full name.'),
  shortName: text(2, 24, 'The name in menus and labels.'),
  path: internalPath('The address of the service’s page.'),
  icon: slug(
    'The name of a drawing for the service, in the shape that was ordered. No page shows one.',
  ).optional(),
  order: z.int32().min(1).max(99).meta({ description: 'Its place in lists; no two alike.' }),
  summary: text(60, 220, 'What the service does for a client, for lists and cards.'),
  metadata: pageMetadata,
})

/** A result drawn on a service's page in the way that suits the service; see src/charts/study. */
const studyFigure = object('StudyFigure', 'A case study’s numbers, drawn large.', {
  kind: z.enum(['chart', 'coins', 'heaps']).meta({
    description: 'chart: as the study draws it; coins: sums of money; heaps: numbers of things.',
  }),
  caseStudy: reference('CaseStudy', 'The study that the numbers are from.'),
  item: slug('The id of one of its charts.'),
  title: text(8, 80, 'What the drawing shows, as a heading.'),
  text: text(40, 300, 'What to see in it, and what it means. The study’s client follows.'),
})

/** Something that was made, photographed for a study, and shown on another page. */
export const workSample = object(
  'WorkSample',
  'Something that was made, shown as its study shows it.',
  {
    caseStudy: reference(
      'CaseStudy',
      'The study; shown is its first picture that has another one for mobiles, with its caption.',
    ),
    title: text(8, 80, 'What the picture shows, as a heading.'),
  },
)

/** Whom a service suits; every page of a service says so. */
export const suits = {
  forWhom: list(3, 5, 'Who should buy this.', text(20, 200, 'Somebody whom the service suits.')),
  notForWhom: list(
    2,
    4,
    'Who should not buy this, and what to do instead.',
    text(20, 200, 'Somebody who should spend the money elsewhere.'),
  ),
}

const pricingRow = refined(
  object('ServicePricingRow', 'One way to buy the service.', {
    slug: slug(
      'The row’s name in texts: {price:one-article} quotes its price, {lowest:one-article} and {highest:one-article} one end of it.',
    ).optional(),
    name: text(3, 60, 'What is bought.'),
    price: price.optional(),
    addOn: slug(
      'Instead of a price: the add-on in data/add-ons.json whose price it is.',
    ).optional(),
    includes: text(20, 240, 'What it includes.'),
    typical: z
      .int32()
      .min(1)
      .max(24)
      .meta({
        description:
          'How often a typical client buys this: 1 for a piece of work, the number of months for what is paid monthly. What most do not buy has none.',
      })
      .optional(),
    extra: z
      .literal(true)
      .meta({
        description:
          'true where this is bought beside or after something else, and so is no price to begin with.',
      })
      .optional(),
  }),
  ({ price: own, addOn }) => ((own === undefined) === (addOn === undefined) ? ITSELF : []),
  'a row has a price, or names the add-on whose price it is',
)

/** A client can begin with a sum once or monthly; a price per page or per hour is none. */
const isToBeginWith = (per: string | undefined) => per === 'once' || per === 'month'

const pricingRows = refined(
  refined(
    list(2, 5, 'The ways to buy the service.', pricingRow),
    rows => (rows.some(({ typical }) => typical) ? [] : ITSELF),
    'no row says what a typical client buys (“typical”: 1, or a number of months)',
  ),
  rows => (rows.some(({ price: own, extra }) => !extra && isToBeginWith(own?.per)) ? [] : ITSELF),
  'no row is a price to begin with, paid once or monthly and without “extra”',
)

/** The long text of one service’s page, in data/service-pages/. */
export const servicePage = object('ServicePage', 'The page of one service.', {
  service: reference('Service', 'The service whose page this is; the same as the file’s name.'),
  heading: text(10, 90, 'The page’s main heading: what the client gets, in words of their own.'),
  lead: text(80, 420, 'The first paragraph.'),
  workSample: workSample.optional(),
  pricing: object('ServicePricing', 'What it costs, and how it is priced.', {
    time: duration,
    rows: pricingRows,
    note: text(40, 280, 'How the price is made, and what changes it.'),
  }),
  ...suits,
  steps: list(
    3,
    6,
    'How the work goes, in order.',
    object('ServiceStep', 'A step of the work.', {
      title: text(3, 70, 'A few words.'),
      when: period,
      text: text(30, 260, 'What happens, and what the client is asked for.'),
      result: text(10, 100, 'What the client holds at its end.'),
    }),
  ),
  drawing: studyFigure.optional(),
  faq: list(4, 8, 'What buyers ask, answered straight.', faqItem),
})

export type Service = z.infer<typeof service>
export type PricingRow = z.infer<typeof pricingRow>
export type StudyFigure = z.infer<typeof studyFigure>
export type ServicePage = z.infer<typeof servicePage>

/** A file with a service. */
export const Service = json('Service', 'data/services/*.json', service, {
  slugField: 'slug',
})

/** A file with the text of a service’s page. */
export const ServicePage = json('ServicePage', 'data/service-pages/*.json', servicePage, {
  slugField: 'service',
})
