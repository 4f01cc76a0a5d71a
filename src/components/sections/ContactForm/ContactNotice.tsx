import type { RefObject } from 'react'
import { headingOf } from '../../../contact/message'
import type { ShownProblem } from './use-contact-form'

interface ContactNoticeProps {
  problem: ShownProblem
  email: string
  /** The whole message as text, to take along. */
  text: string
  mail: string
  notice: RefObject<HTMLDivElement>
}

/** What stands above the form when a message was not sent: each problem with a link, or the message handed back. */
export function ContactNotice({ problem, email, text, mail, notice }: ContactNoticeProps) {
  const { failure } = problem
  const problems = Object.entries(problem.problems)
  const isShown = failure !== undefined || problems.length > 0
  return (
    <div
      className="deep note f-notice stack"
      id="contact-notice"
      role="group"
      aria-label="Your message wasn’t sent"
      tabIndex={-1}
      ref={notice}
      hidden={!isShown}
    >
      {isShown && <h2 className="h3">{headingOf(problem)}</h2>}
      {problems.map(([name, said]) => (
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
      {failure && (
        <>
          <p>{failure}</p>
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
