/** The key “/” opens the search from any page; on its own page src/components/sections/Search uses the key. */

import { on } from '../../plugins/gatsby-plugin-html-first/src/client/events'
import { tryOrUndefined } from './try-or-undefined'

/** Starts listening. */
export function watchSearchKey(): void {
  on('keydown', (event, target) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey) return
    // A slash that is typed is a slash.
    if (target?.closest('input,select,textarea')) return
    // A visitor may do without the key: src/components/sections/SearchKey.
    if (tryOrUndefined(() => localStorage.getItem('search-key')) === 'off') return
    event.preventDefault()
    document.querySelector<HTMLElement>('[data-search]')?.click()
  })
}
