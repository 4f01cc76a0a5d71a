/** What native accordions lack: links to an answer open it, and the question clicked stays in view. */

import { on } from '../../plugins/gatsby-plugin-html-first/src/client/events'
import { tryOrUndefined } from './try-or-undefined'

/** Starts listening. */
export function watchAnswers(): void {
  addEventListener('hashchange', openTarget)
  openTarget()
  on('click', (_, target) => {
    const summary = target?.closest('summary')
    if (!summary) return
    const before = summary.getBoundingClientRect().top
    // The answer above closes in the same step, and would carry the question away with it.
    requestAnimationFrame(() =>
      scrollBy({ top: summary.getBoundingClientRect().top - before, behavior: 'instant' }),
    )
  })
}

/** Opens the answer that the address names, if there is one. */
export function openTarget(): void {
  const target = document.getElementById(
    // A fragment that cannot be decoded names nothing.
    tryOrUndefined(() => decodeURIComponent(location.hash.slice(1))) ?? '',
  )
  const details = target?.closest('details')
  if (details && !details.open) {
    details.open = true
    details.scrollIntoView()
  }
}
