import { Link } from 'gatsby'
import { CHOICE_KEYS, choiceSummary, type Offer } from '../../../contact/choice'
import {
  ANSWERS,
  EMAIL_PATTERN,
  EMAIL_WRONG,
  HONEYPOT,
  messageText,
} from '../../../contact/message'
import { useChoice } from '../../ui/use-choice'
import { AddOnControl } from '../Estimate/AddOnControl'
import { ContactControl } from './ContactControl'
import { ContactNotice } from './ContactNotice'
import { mailAddress } from './mail-address'
import { useContactForm } from './use-contact-form'
import { formatLowestPrice, formatPrice } from '../../../content/format'
import './ContactForm.css'

interface ContactFormProps {
  /** Where the form is sent, and the page that follows: with the prefix. */
  endpoint: string
  sentPath: string
  offer: Offer
  /** Where a message goes that could not be sent, and under which subject. */
  email: string
  subject: string
  /** The key of Gatsby's location. */
  visit: string
}

/** The contact form, once: the handler answers this page with its fields and messages filled in. */
export function ContactForm(props: ContactFormProps) {
  const { endpoint, sentPath, offer, email, subject, visit } = props
  const { form, notice, status, isSending, problem, onInput, onSubmit } = useContactForm(
    endpoint,
    sentPath,
  )
  const { problems } = problem
  const [choice, updateChoice] = useChoice(offer, visit, form)
  // Each input renders again: what is handed back is what stands in the fields now.
  const text = form.current ? messageText(new FormData(form.current), offer) : ''
  const select = (name: keyof typeof ANSWERS, label: string) => (
    <ContactControl name={name} label={label} problem={problems[name]}>
      {attributes => (
        <select {...attributes}>
          <option value="">No answer</option>
          {ANSWERS[name].map(answer => (
            <option key={answer} value={answer}>
              {answer}
            </option>
          ))}
        </select>
      )}
    </ContactControl>
  )
  return (
    <form
      id="contact-form"
      className="f-form"
      data-query={CHOICE_KEYS.join(' ')}
      data-pagefind-ignore
      action={endpoint}
      method="post"
      acceptCharset="utf-8"
      ref={form}
      onSubmit={onSubmit}
      onInput={onInput}
      onChange={({ target }) => {
        const { name } = target as unknown as HTMLInputElement
        if (CHOICE_KEYS.some(key => key === name)) updateChoice()
      }}
    >
      <ContactNotice
        problem={problem}
        email={email}
        text={text}
        mail={mailAddress(email, subject, text)}
        notice={notice}
      />
      <details className="f-fold">
        <summary className="h4">Package and add-ons, for a web application</summary>
        <fieldset>
          <legend className="h4">Package</legend>
          <div className="f-choices">
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
          </div>
        </fieldset>
        <fieldset>
          <legend className="h4">Add-ons</legend>
          <div className="f-choices">
            {offer.addOns.map(addOn => (
              <AddOnControl key={addOn.slug} {...addOn}>
                {addOn.name}, {formatPrice({ from: addOn.price, per: addOn.period })}
              </AddOnControl>
            ))}
          </div>
        </fieldset>
      </details>
      <p className="f-chosen small" id="contact-choice" aria-live="polite">
        {choiceSummary(choice, offer) || 'Nothing chosen. A message alone is fine.'}
      </p>
      <p className="small without-script">
        Without scripts, a package or service that a link brought along is not filled in: choose it
        here or below.
      </p>
      <ContactControl name="name" label="Your name" required problem={problems.name}>
        {attributes => <input {...attributes} type="text" autoComplete="name" />}
      </ContactControl>
      <ContactControl name="email" label="Email address" required problem={problems.email}>
        {attributes => (
          <input
            {...attributes}
            type="email"
            autoComplete="email"
            pattern={EMAIL_PATTERN}
            title={EMAIL_WRONG}
          />
        )}
      </ContactControl>
      <ContactControl
        name="message"
        label="Your message"
        hint="What you sell and to whom, what has changed, what you have tried."
        required
        problem={problems.message}
      >
        {attributes => <textarea {...attributes} rows={6} />}
      </ContactControl>
      <details className="f-fold">
        <summary className="h4">Company, services, budget and timing, all optional</summary>
        <ContactControl
          name="company"
          label="Company"
          hint="Its name, or the address of its website."
          problem={problems.company}
        >
          {attributes => <input {...attributes} type="text" autoComplete="organization" />}
        </ContactControl>
        <fieldset>
          <legend className="h4">What it is about</legend>
          <div className="f-choices">
            {offer.services.map(({ slug, name }) => (
              <label key={slug}>
                <input type="checkbox" name="service" value={slug} />
                {name}
              </label>
            ))}
          </div>
        </fieldset>
        {select('budget', 'Budget for the first year')}
        {select('timing', 'Timing')}
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
        <button type="submit" className="button" aria-disabled={isSending}>
          Send the message
        </button>
        <p role="status">{status}</p>
        <p className="small">
          We use what you write to answer you, and to do the work if it comes to that. Until it is
          sent it is kept in this tab of your browser. <Link to="/privacy">How we handle data</Link>
        </p>
      </div>
    </form>
  )
}
