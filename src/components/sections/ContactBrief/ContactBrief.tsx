import { CHOICE_KEYS, choiceText, type Offer } from '../../../contact/choice'
import { mailtoUrl } from '../ContactForm/mailto-url'
import '../ContactForm/ContactForm.css'

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
