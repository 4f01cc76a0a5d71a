import { Facts } from '../Facts/Facts'

interface ReputationProps {
  /** The words before each fact. */
  labels?: { readonly hours: string; readonly rating: string; readonly priceRange: string }
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

const LABELS = { hours: 'Open', rating: 'Rated', priceRange: 'Price range' }

/** Hours, prices and rating in words: what the structured data says, shown. */
export function Reputation({ facts, labels = LABELS }: ReputationProps) {
  const { priceRange, hours, rating } = facts
  const days = hours.days.length > 1 ? `${hours.days[0]} to ${hours.days.at(-1)}` : hours.days[0]
  return (
    <Facts
      facts={[
        { term: labels.hours, value: `${days}, ${hours.opens}–${hours.closes}` },
        {
          term: labels.rating,
          value: `${rating.value} of ${rating.best}, from ${rating.count} reviews`,
        },
        { term: labels.priceRange, value: priceRange },
      ]}
    />
  )
}
