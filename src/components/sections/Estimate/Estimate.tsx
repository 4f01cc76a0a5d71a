import { formatValue } from '../../../content/format'
import { navigate } from 'gatsby'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import {
  choicePairs,
  choiceQuery,
  chosenLines,
  readChoice,
  totalOf,
  type EstimateChoice,
  type EstimateOffer,
} from '../../../contact/estimate'
import { AddOnList, type AddOnListProps } from '../AddOnList/AddOnList'
import { Packages, type PackagesProps } from '../Packages/Packages'
import './Estimate.css'

interface EstimateProps {
  packages: Omit<PackagesProps, 'contactLink'>
  addOns: AddOnListProps
  /**
   * Where the fields go without script: what answers there can fill the contact form in, which a page
   * that is a file cannot.
   */
  action: string
  words: {
    readonly heading: string
    readonly empty: string
    readonly once: string
    readonly month: string
    readonly buttonText: string
  }
}

const CONTACT = '/contact'
const NOTHING: EstimateChoice = { addOns: new Map() }

/**
 * The packages and add-ons as a form, with the sum of what is chosen. Its fields are the browser’s own and
 * keep their state themselves: without script they go to the contact form as they are, and what was chosen
 * before the script came is counted when it comes.
 */
export function Estimate({ packages, addOns, action, words }: EstimateProps) {
  const form = useRef<HTMLFormElement>(null)
  const [choice, setChoice] = useState(NOTHING)
  const offer: EstimateOffer = { packages: packages.packages, addOns: addOns.items }

  const read = (fields: HTMLFormElement) => {
    const chosen = readChoice(new FormData(fields), offer)
    setChoice(chosen)
    return chosen
  }
  const onChange = (event: FormEvent<HTMLFormElement>) => {
    const { pathname, hash } = location
    const address = pathname + choiceQuery(read(event.currentTarget)) + hash
    // Not a step of its own in the history: Back leaves the page, and comes back to what was chosen.
    history.replaceState(history.state, '', address)
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    navigate(CONTACT + choiceQuery(read(event.currentTarget)))
  }
  useEffect(() => {
    const fields = form.current
    if (!fields) return
    if (choiceQuery(readChoice(new FormData(fields), offer)) === '')
      fill(fields, readChoice(new URLSearchParams(location.search), offer))
    read(fields)
    // The address is read once, as the page opens; from then on the fields lead.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  const lines = chosenLines(choice, offer)
  const { once, month } = totalOf(lines)
  const isChosen = once + month > 0
  return (
    <>
      <form ref={form} className="e-form" action={action} onChange={onChange} onSubmit={onSubmit}>
        <Packages
          {...packages}
          contactLink={slug => CONTACT + choiceQuery({ package: slug, addOns: choice.addOns })}
        />
        <AddOnList {...addOns} />
        <div className="deep e-sum" data-chosen={isChosen || undefined}>
          <h3>{words.heading}</h3>
          <div aria-live="polite" aria-atomic="true">
            {isChosen ? (
              <>
                <p className="small e-what">{lines.map(({ name }) => name).join(' + ')}</p>
                <dl className="h3">
                  {once > 0 && <Sum name={words.once} amount={once} />}
                  {month > 0 && <Sum name={words.month} amount={month} />}
                </dl>
              </>
            ) : (
              <p>{words.empty}</p>
            )}
          </div>
          <button className="button" type="submit">
            {words.buttonText}
          </button>
        </div>
      </form>
    </>
  )
}

function Sum({ name, amount }: { name: string; amount: number }) {
  return (
    <div>
      <dt className="e-thin">{name}</dt>
      <dd>{formatValue(amount, 'currency')}</dd>
    </div>
  )
}

/** Puts choices into the fields. */
function fill(form: HTMLFormElement, choice: EstimateChoice): void {
  const pairs = choicePairs(choice)
  const isChosen = (name: string, value: string) =>
    pairs.some(pair => pair[0] === name && pair[1] === value)
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) {
      const option = [...field.options].find(({ value }) => isChosen(field.name, value))
      if (option) option.selected = true
    } else if (field instanceof HTMLInputElement) {
      field.checked = isChosen(field.name, field.value)
    }
  }
}
