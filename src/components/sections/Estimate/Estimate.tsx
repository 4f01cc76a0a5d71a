import { graphql, navigate } from 'gatsby'
import { useState } from 'react'
import {
  CHOICE_KEYS,
  choiceQuery,
  chosenLines,
  readChoice,
  sumsOf,
  type Named,
} from '../../../contact/choice'
import { formatDateFromNow, formatLowestPrice, formatPrice } from '../../../content/format'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink'
import { useChoice } from '../../ui/use-choice'
import type { Visit } from '../../ui/use-visit'
import { AddOnControl } from './AddOnControl'
import './Estimate.css'

interface EstimateProps {
  pricing: Queries.PackagesFieldsFragment
  addOns: Queries.AddOnListFieldsFragment
  /** A link can preselect services. The estimate passes them on to the contact form. */
  services: readonly Named[]
  /** The URL the form submits to without JavaScript: the handler, which fills in the contact form. */
  action: string
  /** Our email address, for the printed quote. */
  email: string
  visit: Visit
}

/** A form with packages, add-ons, and the total. It uses native controls, so it also works without JavaScript. */
export function Estimate(props: EstimateProps) {
  const { pricing, addOns, services, action, email, visit } = props
  const offer = { packages: pricing.packages, addOns: addOns.items, services }
  const { form, choice, onChoose } = useChoice(offer, visit)
  const lines = chosenLines(choice, offer)
  const contact = `/contact${choiceQuery(choice)}`
  /** Returns the choice with another package. It goes first, since only the first package counts. */
  const withPackage = (slug: string) =>
    readChoice(new URLSearchParams([['package', slug], ...choice]), offer)
  return (
    <form
      ref={form}
      className="e-form"
      data-query={CHOICE_KEYS.join(' ')}
      action={action}
      onChange={onChoose}
      onSubmit={event => {
        event.preventDefault()
        navigate(contact)
      }}
    >
      <fieldset>
        <legend className="hidden-visually">Package</legend>
        <label className="note">
          <input type="radio" name="package" value="" defaultChecked />
          <span>No package</span>
        </label>
        <ul className="grid e-packages">
          {pricing.packages.map(({ slug, name, price, period, popular, ...more }) => (
            <li key={slug} id={slug} className={popular ? 'e-popular' : undefined}>
              {popular && <p className="h4 e-label">{pricing.popularLabel}</p>}
              <h3>
                <label>
                  <input
                    type="radio"
                    name="package"
                    value={slug}
                    aria-describedby={`${slug}-price`}
                  />
                  <span>{name}</span>
                </label>
              </h3>
              <p id={`${slug}-price`} className="display">
                {formatLowestPrice({ from: price, per: period })}
              </p>
              <p>{more.description}</p>
              <ul className="rules small">
                {more.features.map(feature => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
              <ButtonLink to={`/contact${choiceQuery(withPackage(slug))}`}>
                {more.buttonText}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </fieldset>
      <div className="grid">
        <div className="l4 stack">
          <h3>{addOns.heading}</h3>
          <p>{addOns.introduction}</p>
          <p className="small">{pricing.note}</p>
        </div>
        <dl className="r8 rules e-add-ons">
          {addOns.items.map(({ slug, name, price, period, most, description }) => (
            <div key={slug} id={slug} className="row">
              <dt className="h4">
                <AddOnControl slug={slug} most={most} describedBy={`${slug}-price`}>
                  {name}
                </AddOnControl>
              </dt>
              <dd id={`${slug}-price`} className="h4">
                {formatPrice({ from: price, per: period })}
                {most && ' each'}
              </dd>
              <dd className="small">{description}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="deep ends e-sum">
        <div aria-live="polite" aria-atomic="true">
          {lines.length > 0 ? (
            <>
              <p className="small">{lines.map(({ name }) => name).join(' + ')}</p>
              <dl className="row">
                {sumsOf(lines).map(({ label, amount }) => (
                  <div key={label} className="row">
                    <dt>{label}</dt>
                    <dd className="h3">{amount}</dd>
                  </div>
                ))}
              </dl>
            </>
          ) : (
            <p>Select a package or add-ons to see the total.</p>
          )}
        </div>
        {lines.length > 0 ? (
          <ButtonLink to={contact}>Ask about this</ButtonLink>
        ) : (
          <button className="button" type="submit">
            Ask about this
          </button>
        )}
      </div>
      {lines.length > 0 && (
        <Quote
          key={contact}
          address={location.origin + location.pathname + choiceQuery(choice)}
          validDays={pricing.validDays}
          email={email}
        />
      )}
    </form>
  )
}

interface QuoteProps {
  /** The estimate’s URL. */
  address: string
  validDays: number
  email: string
}

/** Buttons to share or print the estimate, and what only the printed quote says. */
function Quote({ address, validDays, email }: QuoteProps) {
  const [status, setStatus] = useState('')
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setStatus('Link copied')
    } catch {
      setStatus(`Copy this link: ${address}`)
    }
  }
  return (
    <>
      <p className="row e-actions">
        <button type="button" onClick={() => void copyLink()}>
          Copy link
        </button>
        <button type="button" onClick={() => print()}>
          Print or save as PDF
        </button>
        <span role="status">{status}</span>
      </p>
      <p className="e-terms">
        Estimate from {formatDateFromNow(0)}. These prices are good for {validDays} days, through{' '}
        {formatDateFromNow(validDays)}.
        <br />
        Questions: {email}
        <br />
        This estimate: {address}
      </p>
    </>
  )
}

export const estimateFields = graphql`
  fragment PackagesFields on Pricing {
    popularLabel
    note
    validDays
    packages {
      slug
      name
      price
      period
      description
      features
      popular
      buttonText
    }
  }
  fragment AddOnListFields on AddOns {
    heading
    introduction
    items {
      slug
      name
      price
      period
      most
      description
    }
  }
`
