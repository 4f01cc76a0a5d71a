import { CHOICE_KEYS, choiceText, type Offer } from '../../../contact/choice'
import '../ContactForm/ContactForm.css'

/** The maximum length of a mailto URL that email clients reliably accept. */
const MAX_LENGTH = 1900

interface ContactBriefProps {
  questions: readonly string[]
  subject: string
  choice: URLSearchParams
  offer: Offer
  email: string
}

/** Replaces the form if there’s no endpoint: a prepared email with the visitor’s choice and the page’s questions. */
export function ContactBrief({ questions, subject, choice, offer, email }: ContactBriefProps) {
  const chosen = choiceText(choice, offer)
  const body = [...chosen, ...questions.map((question, index) => `${index + 1}. ${question}\n`)]
  return (
    <div className="sheet f-sheet stack">
      <p aria-live="polite" data-query={CHOICE_KEYS.join(' ')}>
        {chosen.join('. ')}
      </p>
      <p className="without-script">
        JavaScript is off, so the package from your link isn’t in the email. Please add it yourself.
      </p>
      <p>
        <a className="button" href={mailtoUrl(email, subject, body.join('\n'))}>
          Email us the questions below
        </a>
      </p>
    </div>
  )
}

/**
 * Builds a URL that opens a new email (RFC 6068).
 *
 * @returns the URL with the whole text, or without the text if the URL would be too long
 */
function mailtoUrl(email: string, subject: string, text: string) {
  const start = `mailto:${email}?subject=${encodeURIComponent(subject)}`
  const whole = `${start}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`
  return whole.length > MAX_LENGTH ? start : whole
}
