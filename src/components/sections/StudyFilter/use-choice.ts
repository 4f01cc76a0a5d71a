import { useState, useSyncExternalStore } from 'react'
import { readChoice, writeChoice, type Choice, type Known } from './choice'

/** Dispatched after the address has got a new query: the browser itself tells only of Back and Forward. */
const CHOSEN = 'study-choice'

function subscribe(listener: () => void): () => void {
  const events = ['popstate', CHOSEN]
  for (const event of events) addEventListener(event, listener)
  return () => {
    for (const event of events) removeEventListener(event, listener)
  }
}

/** The fields of the form that was there before this script, with what a visitor has put into it. */
function earlierForm(): URLSearchParams | undefined {
  if (typeof document === 'undefined') return undefined
  const form = document.querySelector<HTMLFormElement>('form.sf-form')
  if (!form) return undefined
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') fields.append(name, value)
  if (document.querySelector('.sf-check:checked')) fields.set('all', '1')
  return fields
}

/**
 * The visitor's choice, which stands in the page's address.
 *
 * @param known what there is to choose from
 * @returns the choice; whether a script runs, which the first render must not know; how to change the
 *   choice, as a step of its own that Back returns from, unless `replace`; and what had been chosen
 *   before the script came
 */
export function useChoice(known: Known): {
  choice: Choice
  live: boolean
  choose: (change: Partial<Choice>, replace?: boolean) => void
  early: Partial<Choice>
} {
  // Read while rendering, since React puts its own values into the form soon after.
  const [early] = useState(() => {
    const form = earlierForm()
    const chosen = form ? Object.entries(readChoice(form, known)).filter(([, value]) => value) : []
    return Object.fromEntries(chosen)
  })
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  )
  const live = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
  const choose = (change: Partial<Choice>, replace = false) => {
    const chosen = { ...readChoice(location.search, known), ...change }
    const address = location.pathname + writeChoice(chosen, location.search) + location.hash
    // Not the router’s way: it would scroll and move the focus, as if this were another page.
    if (replace) history.replaceState(history.state, '', address)
    else history.pushState(history.state, '', address)
    dispatchEvent(new Event(CHOSEN))
  }
  return { choice: readChoice(search, known), live, choose, early }
}
