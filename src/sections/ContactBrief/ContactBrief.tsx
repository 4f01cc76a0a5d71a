interface ContactBriefProps {
  brief: {
    readonly heading: string
    readonly text: string
    readonly questions: readonly string[]
    readonly subject: string
    readonly buttonText: string
  }
  email: string
  packages: readonly { readonly slug: string; readonly name: string }[]
}

/** A message prepared for the visitor's own mail program, and one for each package. */
export function ContactBrief({ brief, email, packages }: ContactBriefProps) {
  const { heading, text, questions, subject, buttonText } = brief
  return (
    <section className="teal grid band" id="brief">
      <div className="l5 stack">
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
      <div className="r7 stack">
        <ol className="s-steps lead">
          {questions.map(question => (
            <li key={question}>{question}</li>
          ))}
        </ol>
        <p>
          <a className="button" href={mailto(email, subject, questions)}>
            {buttonText}
          </a>
        </p>
        <p>About a package:</p>
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

/** A mailto address with subject and the questions as the body, per RFC 6068. */
function mailto(email: string, subject: string, questions: readonly string[]): string {
  const body = questions.map((question, index) => `${index + 1}. ${question}\r\n\r\n`).join('\r\n')
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
