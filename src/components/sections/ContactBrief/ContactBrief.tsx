import { graphql } from 'gatsby'
import '../Prose/Prose.css'

interface ContactBriefProps {
  brief: Queries.ContactBriefFieldsFragment
  email: string
  /** What a message may need besides, where no form has said it. */
  lead?: string
  /** Where there is no form: what a message can be about. */
  packages?: readonly Pick<Queries.PricingPackage, 'slug' | 'name'>[]
}

/** The questions of a good first message, and a message with them for the visitor's own mail program. */
export function ContactBrief({ brief, email, lead, packages }: ContactBriefProps) {
  const { heading, text, questions, subject, buttonText, packagesLabel } = brief
  return (
    <section className={`${packages ? 'teal' : 'pale'} grid band`} id="brief">
      <div className="l5 stack">
        <h2>{heading}</h2>
        <p className="lead">{text}</p>
        {lead && <p>{lead}</p>}
      </div>
      <div className="r7 stack">
        <ol className="s-steps lead">
          {questions.map(question => (
            <li key={question}>{question}</li>
          ))}
        </ol>
        <p>
          <a
            className={packages ? 'button' : 'button quiet'}
            href={mailto(email, subject, questions)}
          >
            {buttonText}
          </a>
        </p>
        {packages && (
          <>
            <p>{packagesLabel}</p>
            <ul className="row">
              {packages.map(({ slug, name }) => (
                <li key={slug} id={`package-${slug}`}>
                  <a
                    className="button quiet"
                    href={mailto(email, `${subject}: ${name}`, questions)}
                  >
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  )
}

/** A mailto address with subject and the questions as the body, per RFC 6068. */
function mailto(email: string, subject: string, questions: readonly string[]): string {
  const body = questions.map((question, index) => `${index + 1}. ${question}\r\n\r\n`).join('\r\n')
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}

export const contactBriefFields = graphql`
  fragment ContactBriefFields on ContactBrief {
    packagesLabel
    heading
    text
    questions
    subject
    buttonText
  }
`
