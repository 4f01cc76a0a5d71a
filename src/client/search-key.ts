/** The key “/” opens the search from any page; on its own page src/components/sections/Search uses the key. */

import { on } from './event-element'
import { quietly } from './quietly'

/** Starts listening. */
export function watchSearchKey(): void {
  on('keydown', (event, target) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey) return
    // A slash that is typed is a slash.
    if (target?.closest('input,select,textarea')) return
    // A visitor may do without the key: src/components/sections/SearchKey.
    if (quietly(() => localStorage.getItem('search-key')) === 'off') return
    event.preventDefault()
    document.querySelector<HTMLElement>('[data-search]')?.click()
  })
}
