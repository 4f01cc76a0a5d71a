import { graphql, navigate, withPrefix } from 'gatsby'
import { useRef, type FormEvent, type MouseEvent } from 'react'
import {
  CHOICE_KEYS,
  choiceQuery,
  chosenLines,
  readChoice,
  sumsOf,
  type Named,
} from '../../../contact/choice'
import { formatLowestPrice, formatPrice } from '../../../content/format'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink'
import { useChoice } from '../../ui/use-choice'
import { AddOnControl } from './AddOnControl'
import './Estimate.css'

interface EstimateProps {
  pricing: Queries.PackagesFieldsFragment
  addOns: Queries.AddOnListFieldsFragment
  /** What a link may have chosen besides. It goes on to the contact form. */
  services: readonly Named[]
  /** Where the fields go without script: to the handler, which fills the contact form in with them. */
  action: string
  /** The page's address and whom to write to, for paper. */
  url: string
  email: string
  /** The key of Gatsby's location. */
  visit: string
}

/**
 * The packages and add-ons as a form, with the sum of what is chosen. Its fields are the browser's own: without script
 * they are sent as they are.
 */
export function Estimate(props: EstimateProps) {
  const { pricing, addOns, services, action, url, email, visit } = props
  const form = useRef<HTMLFormElement>(null)
  const offer = { packages: pricing.packages, addOns: addOns.items, services }
  const [choice, update] = useChoice(offer, visit, form)
  const lines = chosenLines(choice, offer)
  const contact = `/contact${choiceQuery(choice)}`
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    navigate(contact)
  }
  const onClick = (event: MouseEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) return
    event.preventDefault()
    window.open(withPrefix(contact))
  }
  const withPackage = (slug: string) => {
    const others = new URLSearchParams([...choice].filter(([key]) => key !== 'package'))
    return readChoice(new URLSearchParams([['package', slug], ...others]), offer)
  }
  return (
    <form
      ref={form}
      className="e-form"
      data-query={CHOICE_KEYS.join(' ')}
      action={action}
      autoComplete="off"
      onChange={update}
      onSubmit={onSubmit}
    >
      <fieldset>
        <legend className="hidden-visually">Package</legend>
        <label className="note">
          <input type="radio" name="package" value="" defaultChecked />
          <span>No package</span>
        </label>
        <ul className="grid e-packages">
          {pricing.packages.map(({ slug, name, price, period, popular, ...more }) => (
            <li key={slug} id={slug} className={popular ? 'teal' : undefined}>
              {popular && <p className="h4 g-a e-label">{pricing.popularLabel}</p>}
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
        <p className="note small">{pricing.note}</p>
      </fieldset>
      <div className="grid">
        <div className="l4 stack">
          <h3>{addOns.heading}</h3>
          <p>{addOns.introduction}</p>
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
            <p>Choose a package, and add-ons if you like. They go with your question.</p>
          )}
        </div>
        <button className="button" type="submit" onClick={onClick}>
          Ask about this
        </button>
      </div>
      <p className="e-printed note" data-pagefind-ignore>
        This estimate: {url + choiceQuery(choice)}
        <br />
        Questions: {email}
      </p>
    </form>
  )
}

export const estimateFields = graphql`
  fragment PackagesFields on Pricing {
    popularLabel
    note
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
