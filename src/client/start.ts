/** Enhancements that don’t need React. The boot script starts them in builds, and Gatsby starts them in development. */
import { APPLICATION, on } from '../../plugins/gatsby-plugin-html-first/src/client/events'
import { keepQuestions, openAnswers } from './accordion'
import { watchMenus } from './menus'
import { tryOrUndefined } from './try-or-undefined'

/** Starts all enhancements. They listen on the document, so they work before and after hydration. */
export function start() {
  // Store the browser’s language where i18next would look for it, although all pages are in English.
  tryOrUndefined(() => {
    localStorage.i18nextLng ||= navigator.language
  })
  watchMenus()
  openAnswers()
  keepQuestions()
  // If a message is sent before the application runs, the handler redirects here. Clear the draft, as the application
  // does after sending.
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (location.hash === '#thanks' && load?.redirectCount)
    tryOrUndefined(() => sessionStorage.clear())
  // Until the application runs, save any input in the contact form. The application adds it to the draft.
  const draft = tryOrUndefined(() => (sessionStorage.draft || sessionStorage.early) as string)
  on('input', (_, target) => {
    const form = target.closest<HTMLFormElement>('#contact-form')
    if (form && !document.querySelector(`[${APPLICATION}]`))
      tryOrUndefined(
        () => (sessionStorage.early = new URLSearchParams(new FormData(form) as unknown as string)),
      )
  })
  // Wait for a frame and then a task, so the browser has rendered once.
  requestAnimationFrame(() =>
    setTimeout(() => {
      document.documentElement.dataset.entered = ''
      // A key event loads the application, which restores the draft.
      if (draft) dispatchEvent(new Event('keydown'))
    }),
  )
}
