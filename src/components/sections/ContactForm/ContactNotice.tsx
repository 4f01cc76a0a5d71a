import type { RefObject } from 'react'
import { headingOf, type Problem } from '../../../contact/message'

interface ContactNoticeProps {
  problem: Problem | undefined
  email: string
  /** The whole message as text, to take along. */
  text: string
  mail: string
  notice: RefObject<HTMLDivElement>
}

/** What stands above the form when a message was not sent: each problem with a link, or the message handed back. */
export function ContactNotice({ problem, email, text, mail, notice }: ContactNoticeProps) {
  return (
    <div
      className="deep note f-notice stack"
      id="contact-notice"
      role="group"
      aria-label="Your message has not been sent"
      tabIndex={-1}
      ref={notice}
      hidden={!problem}
    >
      {problem && <h2 className="h3">{headingOf(problem)}</h2>}
      {Object.entries(problem?.problems ?? {}).map(([name, said]) => (
        <p key={name}>
          <a
            href={`#contact-${name}`}
            onClick={event => {
              event.preventDefault()
              document.getElementById(`contact-${name}`)?.focus()
            }}
          >
            {said}
          </a>
        </p>
      ))}
      {problem?.failure && (
        <>
          <p>{problem.failure}</p>
          <label className="h4" htmlFor="contact-text">
            Your message, to copy
          </label>
          <textarea id="contact-text" className="f-control" readOnly rows={5} value={text} />
          <p>
            Our address: <a href={mail}>{email}</a>
          </p>
        </>
      )}
    </div>
  )
}
