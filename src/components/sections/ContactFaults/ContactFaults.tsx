import { fillCount } from '../../../content/format'
import type { RefObject } from 'react'
import { fieldId, type Faults, type FaultWords } from '../ContactForm/form-types'
import { ContactNotice } from '../ContactNotice/ContactNotice'

interface ContactFaultsProps {
  faults: Faults
  words: FaultWords
  /** The names of the form’s fields, in order. */
  names: readonly string[]
  notice: RefObject<HTMLDivElement>
}

/** Everything that there is to mend, with a link to each field. */
export function ContactFaults({ faults, words, names, notice }: ContactFaultsProps) {
  const found = Object.entries(faults).sort(([a], [b]) => names.indexOf(a) - names.indexOf(b))
  const heading = fillCount(words.heading, found.length, { count: String(found.length) })
  return (
    <ContactNotice id="contact-faults" heading={heading} notice={notice}>
      <ul className="rules">
        {found.map(([name, text]) => (
          <li key={name}>
            {names.includes(name) ? (
              <a
                href={`#${fieldId(name)}`}
                onClick={event => {
                  event.preventDefault()
                  document.getElementById(fieldId(name))?.focus()
                }}
              >
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </ContactNotice>
  )
}
