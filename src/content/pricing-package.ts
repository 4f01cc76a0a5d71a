import { z } from 'zod'
import { paidFor } from './add-on'
import { duration } from './duration'
import { list, object, refined, slug, text, whole } from './fields'
import { dollars } from './price'
import { json, type DataOf } from './content-type'

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
