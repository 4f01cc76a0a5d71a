import { Facts } from '../Facts/Facts'

interface ReputationProps {
  facts: {
    readonly priceRange: string
    readonly hours: {
      readonly days: readonly string[]
      readonly opens: string
      readonly closes: string
    }
    readonly rating: { readonly value: number; readonly best: number; readonly count: number }
  }
}

/** Hours, prices and rating in words: what the structured data says, shown. */
export function Reputation({ facts }: ReputationProps) {
  const { priceRange, hours, rating } = facts
  const days = hours.days.length > 1 ? `${hours.days[0]} to ${hours.days.at(-1)}` : hours.days[0]
  return (
    <Facts
      facts={[
        { term: 'Open', value: `${days}, ${hours.opens}–${hours.closes}` },
        { term: 'Rated', value: `${rating.value} of ${rating.best}, from ${rating.count} reviews` },
        { term: 'Price range', value: priceRange },
      ]}
    />
  )
}
