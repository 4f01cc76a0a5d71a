/**
 * The newest choice of services, package and add-ons, in one place: the address of the page. A record of the last choice
 * is kept in this tab, so that a page that is reached without a choice in its address, or with an older one by Back or
 * a reload, shows the newest. An address that is new (a link, a shared address) is itself the newest choice.
 */
import { useEffect, useRef, useState, type RefObject } from 'react'
import { CHOICE_KEYS, choiceQuery, readChoice, type Offer } from '../../contact/choice'
import { keep, kept } from './session'

const KEY = 'contact-choice'

/** Marks entries of the history whose choice has been seen, with that choice: it is older than the record. */
interface EntryState {
  choiceSeen?: string
}

const seenChoice = () => (history.state as EntryState | null)?.choiceSeen

const ESTIMATE_KEYS = ['package', 'add-on']

const pairsOf = (source: URLSearchParams, keys: readonly string[]) =>
  [...source].filter(([key]) => keys.includes(key))

const hasChoice = (query: URLSearchParams) => CHOICE_KEYS.some(key => query.has(key))

/** The newest choice. Whatever is not offered, in address or record, is left out. */
function newestChoice(offer: Offer): URLSearchParams {
  const query = new URLSearchParams(location.search)
  const stored = kept(KEY)
  const record = new URLSearchParams(stored ?? '')
  if (stored === null) return readChoice(query, offer)
  if (seenChoice() !== undefined || !hasChoice(query)) return readChoice(record, offer)
  // A link that names a service alone adds it; one that names a package or add-ons replaces both.
  const estimate = ESTIMATE_KEYS.some(key => query.has(key)) ? query : record
  return readChoice(
    new URLSearchParams([
      ...pairsOf(estimate, ESTIMATE_KEYS),
      ...pairsOf(record, ['service']),
      ...pairsOf(query, ['service']),
    ]),
    offer,
  )
}

/** Writes a choice into the address, which is no new step of the history, and into the record. */
function keepChoice(choice: URLSearchParams): void {
  keep(KEY, choice.toString())
  const query = new URLSearchParams(location.search)
  const before = query.toString()
  for (const key of CHOICE_KEYS) query.delete(key)
  for (const [key, value] of choice) query.append(key, value)
  // What says the same already stays as it was written: a space as %20, say.
  const search = query.toString() === before ? location.search : choiceQuery(query)
  const state: EntryState = { ...(history.state as object | null), choiceSeen: choice.toString() }
  history.replaceState(state, '', location.pathname + search + location.hash)
}

/** Forgets the choice, wherever the visitor is by now: other pages may use the same keys in their address. */
export const forgetChoice = (): void => keep(KEY, '')

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
  /** What stands in the fields. What this form has no field for stays chosen. */
  const fromFields = (fields: HTMLFormElement, before: URLSearchParams) => {
    const next = readChoice(new FormData(fields), offer)
    if (!fields.querySelector('[name=service]'))
      for (const service of before.getAll('service')) next.append('service', service)
    return next
  }
  const update = () => {
    if (form?.current) take(fromFields(form.current, choice))
  }
  useEffect(() => {
    const show = () => {
      const fields = form?.current
      let next = newestChoice(offer)
      const early = readChoice(new FormData(fields ?? undefined), offer)
      // Chosen before the application came, unless the browser has restored what the fields held when they were left.
      if (fields && isFirst.current && early.toString() && early.toString() !== seenChoice())
        // The page showed no choice by then but what its address brings.
        next = hasChoice(new URLSearchParams(location.search))
          ? readChoice(new URLSearchParams([...early, ...next]), offer)
          : fromFields(fields, next)
      isFirst.current = false
      if (fields) fillIn(fields, next)
      take(next)
    }
    show()
    // A page that the browser had kept is as old as its address. WebKit empties forms that are not to be completed in a
    // task of its own: https://github.com/WebKit/WebKit/blob/main/Source/WebCore/html/HTMLFormElement.cpp
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setTimeout(show)
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
    // With each navigation; from then on the fields lead.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [visit])
  return [choice, update]
}
