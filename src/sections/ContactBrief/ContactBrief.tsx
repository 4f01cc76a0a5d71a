import { ToolSheet } from '../../ui/ToolSheet/ToolSheet'
import sheet from '../Prose/Prose.sheet.css'

interface ContactBriefProps {
  brief: Queries.ContactBriefFieldsFragment
  email: string
  packages: readonly Pick<Queries.PricingPackage, 'slug' | 'name'>[]
}

/** A message prepared for the visitor's own mail program, and one for each package. */
export function ContactBrief({ brief, email, packages }: ContactBriefProps) {
  const { heading, text, questions, subject } = brief
  return (
    <section className="teal grid band" id="brief">
      <div className="l5 stack">
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
      <div className="r7 stack">
        <Questions questions={questions} className="lead" />
        <MailButton brief={brief} email={email} />
        <p>{brief.packagesLabel}</p>
        <ul className="row">
          {packages.map(({ slug, name }) => (
            <li key={slug} id={`package-${slug}`}>
              <a className="button quiet" href={mailto(email, `${subject}: ${name}`, questions)}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** The same beside the form: the questions help to fill it in, and mail stays a way to write. */
export function ContactBriefAside({ brief, email }: Omit<ContactBriefProps, 'packages'>) {
  return (
    <section className="stack" id="brief">
      <h2 className="h3">{brief.heading}</h2>
      <p>{brief.text}</p>
      <Questions questions={brief.questions} className="" />
      <MailButton brief={brief} email={email} />
    </section>
  )
}

const Questions = (props: { questions: readonly string[]; className: string }) => (
  <>
    <ToolSheet url={sheet} />
    <ol className={`s-steps ${props.className}`}>
      {props.questions.map(question => (
        <li key={question}>{question}</li>
      ))}
    </ol>
  </>
)

const MailButton = ({ brief, email }: Omit<ContactBriefProps, 'packages'>) => (
  <p>
    <a className="button" href={mailto(email, brief.subject, brief.questions)}>
      {brief.buttonText}
    </a>
  </p>
)

/** A mailto address with subject and the questions as the body, per RFC 6068. */
function mailto(email: string, subject: string, questions: readonly string[]): string {
  const body = questions.map((question, index) => `${index + 1}. ${question}\r\n\r\n`).join('\r\n')
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
