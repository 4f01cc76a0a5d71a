import { z } from 'zod'
import { list, object, slug, text } from './fields'
import { json } from './content-type'

/** What an add-on or a package is paid for. */
export const paidFor = z
  .enum(['once', 'month'])
  .meta({ enumName: 'Period', description: 'What the price is paid for: once, or each month.' })

/** Something that can be added to any package. */
export const addOn = object('AddOn', 'Something that can be added to any package.', {
  slug: slug('The add-on’s name in addresses. Do not change it once it is live.'),
  name: text(3, 60, 'The add-on’s name as shown.'),
  price: z.int32().positive().meta({ description: 'The price in whole US dollars.' }),
  period: paidFor,
  most: z
    .int32()
    .min(2)
    .max(20)
    .meta({ description: 'How many a client can choose at once; left out, one.' })
    .optional(),
  description: text(20, 200, 'What it adds, in a sentence.'),
})

/** The file data/add-ons.json. */
export const addOns = object('AddOns', 'The add-ons, and the words around them.', {
  heading: text(5, 80, 'The heading above the add-ons.'),
  introduction: text(20, 300, 'The sentence under the heading.'),
  items: list(1, 20, 'The add-ons, in the order in which they are shown.', addOn),
})

export type AddOns = z.infer<typeof addOns>

/** The file with the add-ons. */
export const AddOns = json('AddOns', 'data/add-ons.json', addOns)
