import { z } from 'zod'
import { list, object, slug, text, whole } from './fields'
import { dollars } from './price'
import { json, type DataOf } from './content-type'

/** How an add-on or a package is billed. */
export const paidFor = z
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
