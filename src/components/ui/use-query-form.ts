import { useRef, useState } from 'react'
import { pathWith, useVisit, type Visit } from './use-visit'

/**
 * Keeps a form’s fields and the URL’s query the same, so Back, Forward, and shared links restore the fields. A link to
 * the page itself clears them. Empty and unknown values count as no value.
 *
 * @param names the fields’ names, also in the URL
 * @returns a ref for the form, whose fields are uncontrolled; their values, empty until the application runs; and a
 *   function that writes them into the URL after a change. Its first argument says whether to add a history entry.
 */
export function useQueryForm(names: readonly string[], visit: Visit) {
  const form = useRef<HTMLFormElement>(null)
  const [fields, setFields] = useState<Partial<Record<string, string>>>({})
  const isFirst = useRef(true)

  const write = (isStep: boolean, next = readForm(form.current)) => {
    const url = pathWith(next)
    const query = new URLSearchParams(location.search)
    const before = pathWith(Object.fromEntries(names.map(name => [name, query.get(name) ?? ''])))
    // Don’t use the router, which would scroll and move focus as if this were a new page.
    if (url !== before) history[isStep ? 'pushState' : 'replaceState'](history.state, '', url)
    setFields(next)
  }
  useVisit(() => {
    const query = new URLSearchParams(location.search)
    for (const name of names) {
      const control = form.current?.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement
      // Keep what was entered before the application ran.
      if (isFirst.current && control.value) query.set(name, control.value)
      control.value = query.get(name) ?? ''
      // After an unknown value, no option is selected.
      if (!control.value) control.value = ''
    }
    isFirst.current = false
    write(false)
  }, visit)

  return { form, fields, write }
}

const readForm = (form: HTMLFormElement | null) =>
  Object.fromEntries(new FormData(form ?? undefined)) as Record<string, string>
