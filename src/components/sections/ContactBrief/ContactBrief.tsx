import { graphql } from 'gatsby'
import { CHOICE_KEYS, choiceSummary, choiceText, type Offer } from '../../../contact/choice'
import { mailtoUrl } from '../ContactForm/mailto-url'
import '../ContactForm/ContactForm.css'

interface ContactBriefProps extends Queries.ContactBriefFieldsFragment {
  choice: URLSearchParams
  offer: Offer
  email: string
}

/** Replaces the form if there’s no endpoint: a prepared email with questions and the visitor’s choice. */
export function ContactBrief(props: ContactBriefProps) {
  const { heading, text, questions, subject, choice, offer, email } = props
  const body = [
    ...choiceText(choice, offer),
    ...questions.map((question, index) => `${index + 1}. ${question}\n`),
  ]
  return (
    <section className="sheet f-sheet stack" id="brief">
      <h2>{heading}</h2>
      <p>{text}</p>
      <ol className="rules">
        {questions.map(question => (
          <li key={question}>{question}</li>
        ))}
      </ol>
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
