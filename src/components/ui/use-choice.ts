/**
 * The visitor’s latest choice of services, package, and add-ons, kept in the page’s URL. Session storage has a record of
 * it, for URLs with no choice, or with one that’s outdated after Back or a reload. The choice in a new URL (from a link,
 * for example) counts as the latest.
 */
import { useEffect, useRef, useState } from 'react'
import { CHOICE_KEYS, choiceQuery, readChoice, type Offer } from '../../contact/choice'
import { keep, kept } from './session'
import { onRestore, type Visit } from './use-visit'

const KEY = 'contact-choice'

/** The choice the page has already shown for a history entry. If it’s set, the record is newer than the URL. */
const seenChoice = () => (history.state as { choiceSeen?: string } | null)?.choiceSeen

const hasChoice = (query: URLSearchParams) => CHOICE_KEYS.some(key => query.has(key))

/** Returns the latest choice from the URL and the record, without anything that isn’t offered. */
function newestChoice(offer: Offer) {
  const query = new URLSearchParams(location.search)
  const stored = kept(KEY)
  const record = new URLSearchParams(stored ?? '')
  if (stored !== null && (seenChoice() !== undefined || !hasChoice(query)))
    return readChoice(record, offer)
  // A link with only a service adds the service. A link with a package or add-ons replaces the package and add-ons.
  if (query.has('package') || query.has('add-on')) {
    record.delete('package')
    record.delete('add-on')
  }
  return readChoice(new URLSearchParams([...record, ...query]), offer)
}

/** Saves a choice to the record and the URL, without adding a history entry. */
function keepChoice(choice: URLSearchParams) {
  keep(KEY, choice.toString())
  const query = new URLSearchParams(location.search)
  const before = query.toString()
  for (const key of CHOICE_KEYS) query.delete(key)
  for (const [key, value] of choice) query.append(key, value)
  // If nothing changed, keep the original query, which may encode spaces as %20, for example.
  const search = query.toString() === before ? location.search : choiceQuery(query)
  const state = { ...(history.state as object | null), choiceSeen: choice.toString() }
  history.replaceState(state, '', location.pathname + search + location.hash)
}

/** Clears only the record: by now, the visitor may be on another page whose URL uses the same keys. */
export const forgetChoice = () => keep(KEY, '')

/** Fills in a form with a choice. */
function fillIn(form: HTMLFormElement, choice: URLSearchParams) {
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
 * @returns a ref for the form, whose fields are uncontrolled; the choice, which is empty until hydration; and a callback
 *   for field changes
 */
export function useChoice(offer: Offer, visit: Visit) {
  const form = useRef<HTMLFormElement>(null)
  const [choice, setChoice] = useState(() => new URLSearchParams())
  const isFirst = useRef(true)
  const take = (next: URLSearchParams) => {
    setChoice(next)
    keepChoice(next)
  }
  /** Returns the form’s choice. If the form has no service fields, the selected services stay. */
  const fromFields = (fields: HTMLFormElement, before: URLSearchParams) => {
    const next = readChoice(new FormData(fields), offer)
    if (!fields.querySelector('[name=service]'))
      for (const service of before.getAll('service')) next.append('service', service)
    return next
  }
  const onChoose = () => {
    if (form.current) take(fromFields(form.current, choice))
  }
  useEffect(() => {
    const show = () => {
      const fields = form.current
      let next = newestChoice(offer)
      const early = readChoice(new FormData(fields ?? undefined), offer)
      // `early` was selected before hydration, unless the browser restored it.
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
    // A page from the back/forward cache may be older than the record.
    return onRestore(show)
    // Run only on navigation. In between, the fields determine the choice.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [visit.key, visit.search])
  return { form, choice, onChoose }
}
