/** Prices: those of the packages and the add-ons, and the type of a price. */
import { z } from 'zod'
import { duration } from './duration'
import { goesUp, list, object, pattern, refined, slug, text, whole } from './fields'
import { json, type DataOf } from './content-type'

/** An amount in whole US dollars. */
const dollars = (description: string) => whole(1, 1_000_000, description)

/** An amount of money, and what it’s paid for. */
export const price = object('Price', 'An amount of money, and what it’s paid for.', {
  from: dollars('The price in whole US dollars, or the lower end of a range.'),
  to: dollars('The upper end of the range. Leave it out if there’s only one amount.').optional(),
  per: pattern(
    /^(?!once.|one|per |(?:hour|dai|week|month|quarter|year|annual)ly$)[a-z][a-z -]{2,19}$/,
    '“once”, “month”, or a unit like “page”',
    'How often the price is charged, or for which unit.',
    true,
  ),
}).refine(goesUp, '“to” is less than “from”')

export type Price = z.infer<typeof price>

/** How an add-on or a package is billed. */
const paidFor = z
  .enum(['once', 'month'])
  .meta({ description: 'Whether it’s paid once or every month.', enumName: 'Period' })

/** Something clients can add to any package. */
export const addOn = object('AddOn', 'Something clients can add to any package.', {
  slug: slug('The add-on’s name in URLs. Don’t change it once it’s live.'),
  name: text(3, 60, 'The add-on’s name as shown.'),
  price: dollars('The price in whole US dollars.'),
  period: paidFor,
  most: whole(2, 20, 'The most a client can choose at once. Default: one.').optional(),
  description: text(20, 200, 'What it adds, in a sentence.'),
})

/** The file with the add-ons. */
export const AddOns = json(
  'AddOns',
  'data/add-ons.json',
  object('AddOns', 'The add-ons section.', {
    heading: text(5, 80, 'The section’s heading.'),
    introduction: text(20, 300, 'The sentence under the heading.'),
    items: list(1, 20, 'The add-ons, in order.', addOn),
  }),
)

export type AddOns = DataOf<typeof AddOns>

/** A package on the web application development page. */
export const pricingPackage = object('PricingPackage', 'A package a client can choose.', {
  slug: slug('The package’s name in URLs, like starter. Don’t change it once it’s live.'),
  name: text(3, 40, 'The package’s name as shown.'),
  price: dollars('The starting price, in whole US dollars. Shown as “from $5,000”.'),
  period: paidFor,
  description: text(30, 200, 'Who the package is for, in a sentence.'),
  features: list(
    3,
    14,
    'What it includes, limits first.',
    text(5, 120, 'One thing the client gets.'),
  ),
  popular: z
    .boolean()
    .meta({ description: 'true for the package marked Most Popular, false for the others.' }),
  buttonText: text(5, 40, 'The text of the package’s button.'),
})

/** The file with the packages. */
export const Pricing = json(
  'Pricing',
  'data/pricing.json',
  object('Pricing', 'The pricing section.', {
    heading: text(5, 80, 'The section’s heading.'),
    introduction: text(30, 400, 'The paragraph under the heading.'),
    popularLabel: text(3, 30, 'The label on the popular package.'),
    packages: refined(
      list(1, 6, 'The packages, in order.', pricingPackage),
      packages =>
        packages.flatMap(({ popular }, index) => (popular ? [[index, 'popular']] : [])).slice(1),
      'another package is already marked as popular',
    ),
    time: duration,
    validDays: whole(1, 1000, 'How many days the prices on a printed estimate are good for.'),
    note: text(10, 420, 'The line under the packages: what prices include, and when they change.'),
  }),
)

export type Pricing = DataOf<typeof Pricing>
