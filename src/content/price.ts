import { z } from 'zod'
import { goesUp, object, refined, text } from './fields'

const dollars = (description: string) => z.int32().min(1).max(1_000_000).meta({ description })

/** An amount of money, and what it is paid for. */
export const price = refined(
  object('Price', 'An amount of money, and what it is paid for.', {
    from: dollars('The price in whole US dollars, or the lowest of a range.'),
    to: dollars('The highest of the range; left out where the price is one amount.').optional(),
    per: text(3, 20, 'once, month, or what it is paid for each of, like page.'),
  }),
  goesUp,
  'the highest price is below the lowest',
)

export type Price = z.infer<typeof price>
