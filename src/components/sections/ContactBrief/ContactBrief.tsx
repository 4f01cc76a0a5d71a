import { graphql } from 'gatsby'
import { CHOICE_KEYS, choiceText, type Offer } from '../../../contact/choice'
import { useChoice } from '../../ui/use-choice'
import { mailAddress } from '../ContactForm/mail-address'
import '../ContactForm/ContactForm.css'

interface ContactBriefProps {
  brief: Queries.ContactBriefFieldsFragment
  email: string
  offer: Offer
  /** The key of Gatsby's location. */
  visit: string
}

/**
 * Where there is no form: the questions of a good first message, ready for the visitor's own mail program, with the
 * package, the add-ons and the sums that were chosen.
 */
export function ContactBrief({ brief, email, offer, visit }: ContactBriefProps) {
  const { heading, text, questions, subject } = brief
  const [choice] = useChoice(offer, visit)
  const chosen = choiceText(choice, offer)
  const body = [...chosen, ...questions.map((question, index) => `${index + 1}. ${question}\n`)]
  return (
    <section className="stack" id="brief">
      <h2>{heading}</h2>
      <p>{text}</p>
      <ol className="rules">
        {questions.map(question => (
          <li key={question}>{question}</li>
        ))}
      </ol>
      <output
        aria-label="You have chosen"
        hidden={chosen.length === 0}
        data-query={CHOICE_KEYS.join(' ')}
      >
        {chosen.map(line => (
          <span key={line}>
            {line}
            <br />
          </span>
        ))}
      </output>
      <p className="small without-script">
        Without scripts, a package that a link brought along is not written into the message: name
        it yourself.
      </p>
      <p>
        <a className="button" href={mailAddress(email, subject, body.join('\n'))}>
          Take these questions into your own mail
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
