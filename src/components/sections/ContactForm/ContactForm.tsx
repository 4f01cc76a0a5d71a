import { Link } from 'gatsby'
import type { ReactNode } from 'react'
import { CHOICE_KEYS, choiceText, type Offer } from '../../../contact/choice'
import { EMAIL_PATTERN, EMAIL_WRONG, HONEYPOT, messageText } from '../../../contact/message'
import type { useChoice } from '../../ui/use-choice'
import { AddOnControl } from '../Estimate/AddOnControl'
import { ContactControl } from './ContactControl'
import { ContactNotice } from './ContactNotice'
import { mailtoUrl } from './mailto-url'
import { SENDING, useContactForm } from './use-contact-form'
import { formatLowestPrice, formatPrice } from '../../../content/format'
import './ContactForm.css'

interface ContactFormProps extends ReturnType<typeof useChoice> {
  /** The URL the form posts to, with the path prefix. */
  endpoint: string
  offer: Offer
  /** Shown if the message can’t be sent. */
  email: string
  subject: string
}

/** The contact form. Without JavaScript, the handler returns this page with the fields and errors filled in. */
export function ContactForm(props: ContactFormProps) {
  const { endpoint, offer, email, subject, form, choice, onChoose } = props
  const { attempt, onInput, onSubmit } = useContactForm(form, endpoint)
  const { status, problems = {} } = attempt
  // Every input event triggers a render, so this text is current.
  const text = form.current ? messageText(new FormData(form.current), offer) : ''
  const choices = (legend: string, options: ReactNode) => (
    <fieldset onChange={onChoose}>
      <legend className="h4">{legend}</legend>
      <div className="f-choices">{options}</div>
    </fieldset>
  )
  return (
    <form
      id="contact-form"
      className="sheet f-sheet f-form"
      data-query={CHOICE_KEYS.join(' ')}
      data-pagefind-ignore
      action={endpoint}
      method="post"
      acceptCharset="utf-8"
      ref={form}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <ContactNotice attempt={attempt} email={email} mailto={mailtoUrl(email, subject, text)} />
      <p id="contact-choice" className="f-chosen" aria-live="polite">
        {choiceText(choice, offer).join('. ') || 'No package or service selected'}
      </p>
      <details className="f-fold">
        <summary className="h4">Package and add-ons (web applications)</summary>
        {choices(
          'Package',
          <>
            <label>
              <input type="radio" name="package" value="" defaultChecked /> None
            </label>
            {offer.packages.map(({ slug, name, price, period }) => (
              <label key={slug}>
                <input type="radio" name="package" value={slug} />
                <span>
                  {name}, {formatLowestPrice({ from: price, per: period })}
                </span>
              </label>
            ))}
          </>,
        )}
        {choices(
          'Add-ons',
          offer.addOns.map(addOn => (
            <AddOnControl key={addOn.slug} {...addOn}>
              {addOn.name}, {formatPrice({ from: addOn.price, per: addOn.period })}
            </AddOnControl>
          )),
        )}
      </details>
      <p className="without-script">
        JavaScript is off, so the package or service from your link isn’t filled in. Select it above
        or below.
      </p>
      <ContactControl
        name="name"
        label="Name"
        required
        problem={problems.name}
        type="text"
        autoComplete="name"
      />
      <ContactControl
        name="email"
        label="Email"
        required
        problem={problems.email}
        type="email"
        autoComplete="email"
        pattern={EMAIL_PATTERN}
        title={EMAIL_WRONG}
      />
      <ContactControl
        element="textarea"
        rows={6}
        name="message"
        label="Message"
        hint="What you sell and to whom, what’s changed, and what you’ve tried."
        required
        problem={problems.message}
      />
      <details className="f-fold">
        <summary className="h4">Company and services (optional)</summary>
        <ContactControl
          name="company"
          label="Company"
          hint="Name or website"
          problem={problems.company}
          type="text"
          autoComplete="organization"
        />
        {choices(
          'Services',
          offer.services.map(({ slug, name }) => (
            <label key={slug}>
              <input type="checkbox" name="service" value={slug} />
              {name}
            </label>
          )),
        )}
      </details>
      <p className="hidden-visually" aria-hidden="true">
        <label htmlFor={`contact-${HONEYPOT}`}>Leave this field empty</label>
        <input
          id={`contact-${HONEYPOT}`}
          type="text"
          name={HONEYPOT}
          tabIndex={-1}
          autoComplete="off"
        />
      </p>
      <div className="f-send stack">
        <button type="submit" className="button" aria-disabled={status === SENDING}>
          Send message
        </button>
        <p role="status">{status}</p>
        <p>
          We use your message to reply, and to do the work if you hire us. Until you send it, it
          stays in this browser tab. <Link to="/privacy">Privacy Policy</Link>
        </p>
      </div>
    </form>
  )
}
