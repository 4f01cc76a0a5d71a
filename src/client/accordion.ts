/** Enhances native accordions: links to an answer open it, and a clicked question stays in place. */
import { on } from '../../plugins/gatsby-plugin-html-first/src/client/events'

/** Opens the answer the URL links to, now and when the fragment changes. */
export function openAnswers() {
  addEventListener('hashchange', openTarget)
  openTarget(true)
}

/**
 * Opens the answer the URL links to.
 *
 * @param isShown whether to scroll to the answer; events count as `true`
 */
export function openTarget(isShown: unknown) {
  const details = document.getElementById(location.hash.slice(1))?.closest('details')
  if (details && !details.open) {
    details.open = true
    if (isShown) details.scrollIntoView()
  }
}

/** Keeps a clicked question in place. */
export function keepQuestions() {
  on('click', (_, target) => {
    const summary = target.closest('summary')
    if (!summary) return
    const before = summary.getBoundingClientRect().top
    // An answer above can close at the same time and move the question.
    requestAnimationFrame(() => scrollBy(0, summary.getBoundingClientRect().top - before))
  })
}
