import { graphql } from 'gatsby'
import { CHOICE_KEYS, choiceSummary, choiceText, type Offer } from '../../../contact/choice'
import { mailtoUrl } from '../ContactForm/mailto-url'
import { Quote } from '../Quote/Quote'
import '../ContactForm/ContactForm.css'

interface ContactBriefProps extends Queries.ContactBriefFieldsFragment {
  terms: Queries.QuoteTermsFragment
  /** The page’s URL, for the printed quote. */
  url: string
  email: string
  offer: Offer
  choice: URLSearchParams
}

/** Replaces the form if there’s no endpoint: a prepared email with questions and the visitor’s choice, and a quote. */
export function ContactBrief({
  heading,
  text,
  questions,
  subject,
  email,
  choice,
  offer,
  ...quote
}: ContactBriefProps) {
  const body = [
    ...choiceText(choice, offer),
    ...questions.map((question, index) => `${index + 1}. ${question}\n`),
  ]
  const list = (
    <ol className="rules">
      {questions.map(question => (
        <li key={question}>{question}</li>
      ))}
    </ol>
  )
  return (
    <section className="sheet f-sheet stack" id="brief">
      <h2>{heading}</h2>
      <p>{text}</p>
      {list}
      <p aria-live="polite" data-query={CHOICE_KEYS.join(' ')}>
        {choiceSummary(choice, offer)}
      </p>
      <p className="without-script">
        JavaScript is off, so the package from your link isn’t in the email. Please add it yourself.
      </p>
      <p>
        <a className="button" href={mailtoUrl(email, subject, body.join('\n'))}>
          Email us these questions
        </a>
      </p>
      <Quote key={choice.toString()} {...quote} choice={choice} offer={offer} email={email}>
        {list}
      </Quote>
    </section>
  )
}

export const contactBriefFields = graphql`
  fragment ContactBriefFields on ContactBrief {
    heading
    text
    questions
    subject
  }
`
