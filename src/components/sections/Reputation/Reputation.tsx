import { graphql } from 'gatsby'
import { fill, fillCount, formatValue } from '../../../content/format'
import { TermList } from '../TermList/TermList'
import * as styles from './Reputation.module.css'

interface ReputationProps {
  facts: Queries.ReputationFieldsFragment
  words: Queries.ReputationWordsFieldsFragment
}

/** Hours, prices and rating in words: what the structured data says, shown, and where the rating is from. */
export function Reputation({ facts, words }: ReputationProps) {
  const { priceRange, hours, rating } = facts
  const [first = '', last = first] = [hours.days[0], hours.days.at(-1)].map(day => day ?? '')
  const days = first === last ? first : fill(words.days, { first, last })
  return (
    <TermList
      terms={[
        {
          term: words.hours,
          value: (
            <>
              {`${days}, `}
              <span className={styles.hours}>{`${hours.opens}–${hours.closes}`}</span>
            </>
          ),
        },
        {
          term: words.rating,
          value: (
            <>
              {fillCount(words.reviews, rating.count, {
                value: formatValue(rating.value, 'number'),
                best: formatValue(rating.best, 'number'),
                count: formatValue(rating.count, 'number'),
              })}{' '}
              (
              {rating.source ? (
                <a href={rating.source.url} rel="noopener">
                  {rating.source.name}
                </a>
              ) : (
                rating.sample
              )}
              )
            </>
          ),
        },
        { term: words.priceRange, value: priceRange },
      ]}
    />
  )
}

export const reputationFields = graphql`
  fragment ReputationFields on SiteFacts {
    priceRange
    hours {
      days
      opens
      closes
    }
    rating {
      value
      best
      count
      sample
      source {
        name
        url
      }
    }
  }
`

export const reputationWordsFields = graphql`
  fragment ReputationWordsFields on ReputationWords {
    hours
    days
    rating
    reviews {
      ...PluralFields
    }
    priceRange
  }
`
