import { graphql } from 'gatsby'
import { useState } from 'react'
import { choiceQuery, chosenLines, formatLine, sumsOf, type Offer } from '../../../contact/choice'
import { formatDateFromNow } from '../../../content/format'
import './Quote.css'

interface QuoteProps {
  choice: URLSearchParams
  offer: Offer
  terms: Queries.QuoteTermsFragment
  /** The page’s URL, without its query. */
  url: string
  email: string
}

/**
 * Buttons to share or print the estimate, and the page to print: one sheet with every item, the totals, how long the
 * prices are good, and who to contact. Renders nothing if no package or add-on is selected.
 */
export function Quote({ choice, offer, terms, url, email }: QuoteProps) {
  const [status, setStatus] = useState('')
  const lines = chosenLines(choice, offer)
  if (lines.length === 0) return null
  const copyLink = async () => {
    const address = location.origin + location.pathname + choiceQuery(choice)
    try {
      await navigator.clipboard.writeText(address)
      setStatus('Link copied')
    } catch {
      setStatus(`Copy this link: ${address}`)
    }
  }
  return (
    <>
      <p className="row q-actions">
        <button type="button" onClick={() => void copyLink()}>
          Copy link
        </button>
        <button type="button" onClick={() => print()}>
          Print or save as PDF
        </button>
        <span role="status">{status}</span>
      </p>
      <section className="quote" data-pagefind-ignore>
        <h2>Your estimate</h2>
        <p>
          {formatDateFromNow(0)}. These prices are good for {terms.validDays} days, through{' '}
          {formatDateFromNow(terms.validDays)}.
        </p>
        <dl>
          {lines.map(line => (
            <div key={line.value}>
              <dt>{line.name}</dt>
              <dd>{formatLine(line)}</dd>
              <dd className="small">{line.features?.join('. ') ?? line.description}</dd>
            </div>
          ))}
          {sumsOf(lines).map(({ label, amount }) => (
            <div key={label} className="h3">
              <dt>{label}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
        </dl>
        <p className="small">{terms.note}</p>
        <p>
          Questions: {email}
          <br />
          This estimate: {url + choiceQuery(choice)}
        </p>
      </section>
    </>
  )
}

export const quoteTerms = graphql`
  fragment QuoteTerms on Pricing {
    note
    validDays
  }
`
