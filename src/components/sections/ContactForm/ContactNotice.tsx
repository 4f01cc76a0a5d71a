import { useEffect, useRef } from 'react'
import { headingOf } from '../../../contact/message'
import { unfold } from './draft'
import type { Attempt } from './use-contact-form'

interface ContactNoticeProps {
  attempt: Attempt
  email: string
  /** Opens an email to us, with the message unless it’s too long for a link. */
  mailto: string
}

const fieldOf = (name: string) => document.getElementById(`contact-${name}`)

/** Shown above the form if a message wasn’t sent: a link to each error, or to an email with the message. */
export function ContactNotice({ attempt, email, mailto }: ContactNoticeProps) {
  const notice = useRef<HTMLDivElement>(null)
  const { failure } = attempt
  const problems = Object.entries(attempt.problems ?? {})
  const isShown = failure !== undefined || problems.length > 0

  useEffect(() => {
    if (!attempt.isNew) return
    for (const name of Object.keys(attempt.problems ?? {})) unfold(fieldOf(name))
    notice.current?.focus()
  }, [attempt])

  return (
    <div
      className="deep note f-notice stack"
      id="contact-notice"
      role="group"
      aria-label="Your message wasn’t sent"
      tabIndex={-1}
      // After a navigation, the router would move focus away.
      data-autofocus={attempt.isNew || undefined}
      ref={notice}
      hidden={!isShown}
    >
      {isShown && <h2 className="h3">{headingOf(attempt)}</h2>}
      {problems.map(([name, said]) => (
        <p key={name}>
          <a
            href={`#contact-${name}`}
            onClick={event => {
              event.preventDefault()
              fieldOf(name)?.focus()
            }}
          >
            {said}
          </a>
        </p>
      ))}
      {failure && (
        <>
          <p>{failure}</p>
          <p>
            Our email address: <a href={mailto}>{email}</a>
          </p>
        </>
      )}
    </div>
  )
}
