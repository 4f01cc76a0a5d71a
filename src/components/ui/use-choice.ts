/**
 * The newest choice of services, package and add-ons, in one place: the address of the page. A record of the last choice
 * is kept in this tab, so that a page that is reached without a choice in its address, or with an older one by Back or
 * a reload, shows the newest. An address that is new (a link, a shared address) is itself the newest choice.
 */
import { useEffect, useRef, useState, type RefObject } from 'react'
import { CHOICE_KEYS, choiceQuery, readChoice, type Offer } from '../../contact/choice'
import { keep, kept } from './session'

const KEY = 'contact-choice'

/** Marks entries of the history whose choice has been seen: what they say is older than the record. */
interface EntryState {
  choiceSeen?: true
}

const newestChoice = (offer: Offer): URLSearchParams => {
  const query = new URLSearchParams(location.search)
  const isNew = !(history.state as EntryState | null)?.choiceSeen
  const record = kept(KEY)
  const isInAddress = CHOICE_KEYS.some(key => query.has(key))
  return readChoice(
    record === null || (isNew && isInAddress) ? query : new URLSearchParams(record),
    offer,
  )
}

/** Writes a choice into the address, which is no new step of the history, and into the record. */
export function keepChoice(choice: URLSearchParams): void {
  keep(KEY, choice.toString())
  const query = new URLSearchParams(location.search)
  const before = query.toString()
  for (const key of CHOICE_KEYS) query.delete(key)
  for (const [key, value] of choice) query.append(key, value)
  // What says the same already stays as it was written: a space as %20, say.
  const search = query.toString() === before ? location.search : choiceQuery(query)
  const state: EntryState = { ...(history.state as object | null), choiceSeen: true }
  history.replaceState(state, '', location.pathname + search + location.hash)
}

/** Puts a choice into the fields of a form. */
function fillIn(form: HTMLFormElement, choice: URLSearchParams): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && /radio|checkbox/.test(control.type))
      control.checked = control.value
        ? choice.getAll(control.name).includes(control.value)
        : !choice.has(control.name)
    else if (control instanceof HTMLSelectElement && control.name === 'add-on')
      control.value =
        [...control.options].find(({ value }) => value && choice.getAll('add-on').includes(value))
          ?.value ?? ''
  }
}

/**
 * Keeps the fields of a form, the address and the record in step.
 *
 * @param form the form, whose fields are the browser's own; without one the choice is only read
 * @param visit changes with each navigation: the key of Gatsby's location
 * @returns the choice, empty until the page runs, and what to call when a field has changed
 */
export function useChoice(
  offer: Offer,
  visit: string,
  form?: RefObject<HTMLFormElement>,
): [choice: URLSearchParams, update: () => void] {
  const [choice, setChoice] = useState(() => new URLSearchParams())
  const isFirst = useRef(true)
  const take = (next: URLSearchParams) => {
    setChoice(next)
    keepChoice(next)
  }
  const update = () => {
    if (!form?.current) return
    const next = readChoice(new FormData(form.current), offer)
    // What this form has no field for stays chosen.
    if (!form.current.querySelector('[name=service]'))
      for (const service of choice.getAll('service')) next.append('service', service)
    take(next)
  }
  useEffect(() => {
    const show = () => {
      const next = newestChoice(offer)
      const fields = form?.current
      if (fields && isFirst.current) {
        // What was chosen before the script came is newer than anything.
        const early = readChoice(new FormData(fields), offer)
        if (early.has('package')) next.set('package', String(early.get('package')))
        for (const key of ['add-on', 'service'])
          for (const value of early.getAll(key)) if (!next.has(key, value)) next.append(key, value)
      }
      isFirst.current = false
      if (fields) fillIn(fields, next)
      take(readChoice(next, offer))
    }
    show()
    // A page that the browser had kept is as old as its address.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && show()
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
    // With each navigation; from then on the fields lead.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [visit])
  return [choice, update]
}
