import { ContactChoices } from '../ContactChoices/ContactChoices'
import { ContactChosen } from '../ContactChosen/ContactChosen'
import { ContactFailure } from '../ContactFailure/ContactFailure'
import { ContactFaults } from '../ContactFaults/ContactFaults'
import { ContactField } from '../ContactField/ContactField'
import {
  chosenLines,
  priceText,
  readChoice,
  sumTexts,
  type ChosenLine,
  type EstimateOffer,
  type EstimateWords,
} from '../../../contact/estimate'
import './ContactForm.css'
import { mailAddress, messageText } from './message-text'
import { queryOf } from './query'
import { useContactForm } from './use-contact-form'
import type { Choice, FailureWords, FaultWords, FieldWords, FormField } from './form-types'

interface ContactFormProps {
  /** Where the form is sent. */
  endpoint: string
  /** The page that follows, without prefix. */
  sentPath: string
  fields: readonly FormField[]
  words: {
    readonly more: string
    readonly optional: string
    readonly fields: Readonly<Record<string, FieldWords>>
    readonly budgets: readonly Choice[]
    readonly timings: readonly Choice[]
    readonly choice: {
      readonly summary: string
      readonly none: string
      readonly heading: string
      readonly remove: string
    }
    readonly privacy: string
    readonly button: string
    readonly sending: string
    readonly trap: string
    readonly faults: FaultWords
    readonly failure: FailureWords
  }
  services: readonly Choice[]
  offer: EstimateOffer
  priceWords: EstimateWords
  /** Where a message goes that could not be sent, and under which subject. */
  email: string
  subject: string
}

const NO_WORDS: FieldWords = { label: '', hint: null, missing: null, wrong: null }

/** The contact form. Complete without script; with it, nothing that was typed is lost. */
export function ContactForm(props: ContactFormProps) {
  const { endpoint, sentPath, fields, words, services, offer, priceWords, email, subject } = props
  const wordsOf = (name: string) => words.fields[name === 'add-on' ? 'addOns' : name] ?? NO_WORDS
  const state = useContactForm({
    endpoint,
    sentPath,
    fields,
    wordsOf,
    faultWords: words.faults,
    offer,
  })
  const { faults, failure, status } = state
  const priced = (field: ChosenLine['field'], list: EstimateOffer['addOns']) =>
    list.map(item => ({ ...item, note: priceText({ field, ...item }, priceWords) }))
  const choices: Record<string, readonly Choice[]> = {
    service: services,
    budget: words.budgets,
    timing: words.timings,
    package: [{ slug: '', name: words.choice.none }, ...priced('package', offer.packages)],
    'add-on': priced('add-on', offer.addOns),
  }
  const chosen = chosenLines(readChoice(queryOf(state.chosen), offer), offer)

  const row = (field: FormField) => {
    const { name, kind } = field
    const common = { words: wordsOf(name), optional: words.optional, fault: faults[name] }
    const list = choices[name]
    return list ? (
      <ContactChoices
        key={name}
        name={name}
        kind={kind}
        choices={list}
        {...common}
        {...(name === 'package' && { initial: '', idOf: slug => `package-${slug}` })}
      />
    ) : (
      <ContactField key={name} field={field} {...common} />
    )
  }
  /** Package and add-ons have a place of their own, since few messages are about them. */
  const isOrder = ({ name }: FormField) => name === 'package' || name === 'add-on'
  const nameOf = (field: string, value: string) =>
    [...chosen.map(line => ({ ...line, slug: line.value })), ...(choices[field] ?? [])].find(
      ({ slug }) => slug === value,
    )?.name ?? value
  const text = () => {
    const given = state.answers()
    return messageText([
      ...fields.map(({ name }) => ({
        label: wordsOf(name).label,
        values: (given[name] ?? []).map(value => nameOf(name, value)),
      })),
      ...sumTexts(chosen, priceWords).map(({ label, amount }) => ({
        label,
        values: [amount],
      })),
    ])
  }

  return (
    <>
      <form
        className="f-form"
        action={endpoint}
        method="post"
        acceptCharset="utf-8"
        ref={state.form}
        onSubmit={state.onSubmit}
      >
        {Object.keys(faults).length > 0 && (
          <ContactFaults
            faults={faults}
            words={words.faults}
            names={fields.map(({ name }) => name)}
            notice={state.notice}
          />
        )}
        {failure && (
          <ContactFailure
            failure={failure}
            words={words.failure}
            text={text()}
            mail={mailAddress(email, subject, text())}
            notice={state.notice}
          />
        )}
        {chosen.length > 0 && (
          <ContactChosen
            chosen={chosen}
            words={words.choice}
            priceWords={priceWords}
            onRemove={state.remove}
          />
        )}
        {fields.filter(({ required }) => required).map(row)}
        {/* What may stay empty is folded away, so that three answers and a button are one view. */}
        <details className="f-order f-more">
          <summary className="h3">{words.more}</summary>
          <div>{fields.filter(field => !field.required && !isOrder(field)).map(row)}</div>
        </details>
        <details className="f-order">
          <summary className="h3">{words.choice.summary}</summary>
          {fields.filter(isOrder).map(row)}
        </details>
        <p className="hidden-visually" aria-hidden="true">
          <label htmlFor="contact-website">{words.trap}</label>
          <input id="contact-website" type="text" name="website" tabIndex={-1} autoComplete="off" />
        </p>
        <div className="f-send">
          <button type="submit" className="button" aria-disabled={status === 'sending'}>
            {words.button}
          </button>
          <p role="status">{status === 'sending' ? `${words.sending} …` : ''}</p>
          <p className="small">{words.privacy}</p>
        </div>
      </form>
    </>
  )
}
