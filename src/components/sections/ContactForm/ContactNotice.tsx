import type { RefObject } from 'react'
import { headingOf } from '../../../contact/message'
import type { ShownProblem } from './use-contact-form'

interface ContactNoticeProps {
  problem: ShownProblem
  email: string
  /** The whole message, for the visitor to copy. */
  text: string
  mail: string
  notice: RefObject<HTMLDivElement>
}

/** Shown above the form if a message wasn’t sent: a link to each error, or the message to copy. */
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
            Copy your message
          </label>
          <textarea id="contact-text" className="f-control" readOnly rows={5} value={text} />
          <p>
            Our email address: <a href={mail}>{email}</a>
          </p>
        </>
      )}
    </div>
  )
}
