import { z } from 'zod'
import { paidFor } from './add-on'
import { duration } from './duration'
import { list, object, refined, slug, text } from './fields'
import { json } from './content-type'

/** A package of the web application development page. */
export const pricingPackage = object('PricingPackage', 'A package that a client can choose.', {
  slug: slug('The package’s name in addresses, like starter. Do not change it once it is live.'),
  name: text(3, 40, 'The package’s name as shown.'),
  price: z
    .int32()
    .positive()
    .meta({ description: 'The lowest price, in whole US dollars. Shown as “from $5,000”.' }),
  period: paidFor,
  description: text(30, 200, 'Who the package is for, in a sentence.'),
  features: list(
    3,
    14,
    'What is included, the limits first.',
    text(5, 120, 'One thing that the client gets.'),
  ),
  popular: z
    .boolean()
    .meta({ description: 'true on the one package marked Most Popular, false on the others.' }),
  buttonText: text(5, 40, 'The words on the package’s button.'),
})

/** The file data/pricing.json. */
export const pricing = object(
  'Pricing',
  'The pricing section: packages, and the words around them.',
  {
    heading: text(5, 80, 'The section’s heading.'),
    introduction: text(30, 400, 'The paragraph under the heading.'),
    popularLabel: text(3, 30, 'The words that mark the popular package.'),
    packages: refined(
      list(1, 6, 'The packages, in the order in which they are shown.', pricingPackage),
      packages =>
        packages.flatMap(({ popular }, index) => (popular ? [[index, 'popular']] : [])).slice(1),
      'another package is marked as popular already',
    ),
    time: duration,
    validDays: z
      .int32()
      .positive()
      .meta({ description: 'How many days the prices on a printed estimate are good for.' }),
    note: text(10, 420, 'The line under the packages: what prices include and when they change.'),
  },
)

export type Pricing = z.infer<typeof pricing>

/** The file with the packages. */
export const Pricing = json('Pricing', 'data/pricing.json', pricing)
