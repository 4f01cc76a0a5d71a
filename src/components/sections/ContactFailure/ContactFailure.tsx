import { fillCount } from '../../../content/format'
import { useRef, useState, type RefObject } from 'react'
import type { FailureWords } from '../ContactForm/form-types'
import type { Failure } from '../ContactForm/use-contact-form'
import { ContactNotice } from '../ContactNotice/ContactNotice'

interface ContactFailureProps {
  failure: Failure
  words: FailureWords
  /** The whole message. */
  text: string
  /** The address that opens it in a mail program. */
  mail: string
  notice: RefObject<HTMLDivElement>
}

/** Says that a message was not sent, and hands it back to its author. */
export function ContactFailure({ failure, words, text, mail, notice }: ContactFailureProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [copied, setCopied] = useState(false)
  const said =
    failure.kind === 'tooMany'
      ? fillCount(words.tooMany, failure.minutes, { minutes: String(failure.minutes) })
      : words[failure.kind]
  const copy = async () => {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      // The text is selected: the visitor’s own command copies it.
    }
  }
  return (
    <ContactNotice id="contact-failure" heading={words.heading} notice={notice}>
      <p>{said}</p>
      <p>
        <label className="h4" htmlFor="contact-text">
          {words.textLabel}
        </label>
        <textarea
          id="contact-text"
          className="f-control"
          readOnly
          rows={6}
          value={text}
          ref={field}
        />
      </p>
      <p className="row">
        <button type="button" className="button" onClick={() => void copy()}>
          <span aria-live="polite">{copied ? words.copied : words.copy}</span>
        </button>
        <a className="button quiet" href={mail}>
          {words.mail}
        </a>
      </p>
    </ContactNotice>
  )
}
