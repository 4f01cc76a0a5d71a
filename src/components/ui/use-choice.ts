/**
 * The visitor’s latest choice of services, package, and add-ons, kept in the page’s URL. This tab also keeps a record of
 * it, for pages whose URL has no choice, or an older one after Back or a reload. A new URL (a link, a shared URL) is
 * itself the latest choice.
 */
import { useEffect, useRef, useState, type RefObject } from 'react'
import { CHOICE_KEYS, choiceQuery, readChoice, type Offer } from '../../contact/choice'
import { keep, kept } from './session'
import { onRestore } from './use-visit'

const KEY = 'contact-choice'

/** The choice that a history entry has already shown. For such an entry, the record is newer than the URL. */
interface EntryState {
  choiceSeen?: string
}

const seenChoice = () => (history.state as EntryState | null)?.choiceSeen

const hasChoice = (query: URLSearchParams) => CHOICE_KEYS.some(key => query.has(key))

/** The latest choice. Anything not offered is left out, from the URL and the record. */
function newestChoice(offer: Offer): URLSearchParams {
  const query = new URLSearchParams(location.search)
  const stored = kept(KEY)
  const record = new URLSearchParams(stored ?? '')
  if (stored !== null && (seenChoice() !== undefined || !hasChoice(query)))
    return readChoice(record, offer)
  // A link with only a service adds it; one with a package or add-ons replaces both.
  if (query.has('package') || query.has('add-on')) {
    record.delete('package')
    record.delete('add-on')
  }
  return readChoice(new URLSearchParams([...record, ...query]), offer)
}

/** Saves a choice to the record and to the URL, without a new history entry. */
function keepChoice(choice: URLSearchParams): void {
  keep(KEY, choice.toString())
  const query = new URLSearchParams(location.search)
  const before = query.toString()
  for (const key of CHOICE_KEYS) query.delete(key)
  for (const [key, value] of choice) query.append(key, value)
  // If nothing changed, keep the query as written, with a space as %20 for example.
  const search = query.toString() === before ? location.search : choiceQuery(query)
  const state: EntryState = { ...(history.state as object | null), choiceSeen: choice.toString() }
  history.replaceState(state, '', location.pathname + search + location.hash)
}

/** Clears the record only: by now, the visitor could be on another page that uses the same keys. */
export const forgetChoice = (): void => keep(KEY, '')

/** Fills in a form with a choice. */
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
 * Keeps a form, the URL, and the record in sync.
 *
 * @param form the form, with uncontrolled fields; can be empty
 * @param visit changes with each navigation: the key of Gatsby’s location
 * @returns the choice (empty until hydration), a callback for when a field changes, and one that clears the choice
 */
export function useChoice(
  offer: Offer,
  visit: string,
  form: RefObject<HTMLFormElement>,
): [choice: URLSearchParams, update: () => void, clear: () => void] {
  const [choice, setChoice] = useState(() => new URLSearchParams())
  const isFirst = useRef(true)
  const take = (next: URLSearchParams) => {
    setChoice(next)
    keepChoice(next)
  }
  /** The form’s choice. Services stay selected if it has no fields for them. */
  const fromFields = (fields: HTMLFormElement, before: URLSearchParams) => {
    const next = readChoice(new FormData(fields), offer)
    if (!fields.querySelector('[name=service]'))
      for (const service of before.getAll('service')) next.append('service', service)
    return next
  }
  const update = () => {
    if (form.current) take(fromFields(form.current, choice))
  }
  const clear = () => {
    const none = new URLSearchParams()
    if (form.current) fillIn(form.current, none)
    take(none)
  }
  useEffect(() => {
    const show = () => {
      const fields = form.current
      let next = newestChoice(offer)
      const early = readChoice(new FormData(fields ?? undefined), offer)
      // Selected before hydration, unless the browser restored it.
      if (fields && isFirst.current && early.toString() && early.toString() !== seenChoice())
        // Before hydration, the page showed only the URL’s choice.
        next = hasChoice(new URLSearchParams(location.search))
          ? readChoice(new URLSearchParams([...early, ...next]), offer)
          : fromFields(fields, next)
      isFirst.current = false
      if (fields) fillIn(fields, next)
      take(next)
    }
    show()
    // A page from the back/forward cache is as old as its URL.
    return onRestore(show)
    // Runs on each navigation only. In between, the fields determine the choice.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [visit])
  return [choice, update, clear]
}
