/** What native accordions lack: links to an answer open it, and the question clicked stays in view. */
import { on } from '../../plugins/gatsby-plugin-html-first/src/client/events'

/** Opens the answer that the address names, now and whenever that changes. */
export function openAnswers(): void {
  addEventListener('hashchange', openTarget)
  openTarget(true)
}

/** Opens the answer that the address names, if there is one, and shows it unless that is `false`. */
export function openTarget(isShown: unknown): void {
  const details = document.getElementById(location.hash.slice(1))?.closest('details')
  if (details && !details.open) {
    details.open = true
    if (isShown) details.scrollIntoView()
  }
}

/** Keeps the question that is clicked where it is. */
export function keepQuestions(): void {
  on('click', (_, target) => {
    const summary = target.closest('summary')
    if (!summary) return
    const before = summary.getBoundingClientRect().top
    // The answer above closes in the same step, and would carry the question away with it.
    requestAnimationFrame(() => scrollBy(0, summary.getBoundingClientRect().top - before))
  })
}
