import type { z } from 'zod'
import { object, text } from './fields'

/** The file data/price-words.json: the words around prices, wherever prices are shown. */
export const priceWords = object('PriceWords', 'The words around prices, on every page.', {
  from: text(2, 20, 'Stands before a lowest price, as in “from $5,000”.'),
  once: text(2, 20, 'Stands after a price that is paid once.'),
  month: text(2, 20, 'Stands after a price that is paid each month.'),
  table: object('PriceTable', 'The table that compares the prices of all services.', {
    heading: text(3, 60, 'The heading above the table.'),
    text: text(30, 300, 'How the table is to be read.'),
    service: text(2, 30, 'The heading of the column of services.'),
    lowest: text(2, 30, 'The heading of the lowest prices.'),
    total: text(2, 30, 'The heading of what a typical client pays.'),
    time: text(2, 30, 'The heading of how long that takes.'),
  }),
  estimate: object('EstimateWords', 'The sum of a package and its add-ons.', {
    heading: text(3, 40, 'The heading of the sum.'),
    empty: text(10, 160, 'What stands there while nothing is chosen.'),
    once: text(2, 30, 'The name of the sum that is paid once.'),
    month: text(2, 30, 'The name of the sum that is paid each month.'),
    buttonText: text(3, 40, 'The button that takes the choices to the contact form.'),
  }),
})

export type PriceWords = z.infer<typeof priceWords>
