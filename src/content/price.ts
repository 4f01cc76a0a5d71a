import type { z } from 'zod'
import { goesUp, object, pattern, whole } from './fields'

/** An amount in whole US dollars. */
export const dollars = (description: string) => whole(1, 1_000_000, description)

/** An amount of money, and what it’s paid for. */
export const price = object('Price', 'An amount of money, and what it’s paid for.', {
  from: dollars('The price in whole US dollars, or the lower end of a range.'),
  to: dollars('The upper end of the range. Leave it out if there’s only one amount.').optional(),
  per: pattern(
    /^(?!once.|one|per |(?:hour|dai|week|month|quarter|year|annual)ly$)[a-z][a-z -]{2,19}$/,
    '“once”, “month”, or a unit like “page”',
    'How often the price is charged, or for which unit.',
  ),
}).refine(goesUp, '“to” is less than “from”')

export type Price = z.infer<typeof price>
