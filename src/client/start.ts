/** What pages do beyond HTML: the boot script starts it in a build, the application in develop. */
import { keepQuestions, openAnswers } from './accordion'
import { watchMenus } from './menus'
import { tryOrUndefined } from './try-or-undefined'

/** Starts all of it. Listens on the document, so that it does not matter who rendered the page. */
export function start(): void {
  rememberLanguage()
  watchMenus()
  openAnswers()
  keepQuestions()
  // A task after a frame: the browser has rendered once by then.
  requestAnimationFrame(() =>
    setTimeout(() => {
      document.documentElement.dataset.entered = ''
      // What was typed is filled in again by the application; any key is a sign that it is wanted.
      tryOrUndefined(() => {
        if (sessionStorage.draft) dispatchEvent(new Event('keydown'))
      })
    }),
  )
}

/**
 * Detects the visitor's language, kept from the last visit or the browser's, and keeps it where
 * internationalisation libraries look for it; the pages are English.
 */
function rememberLanguage(): void {
  tryOrUndefined(() => {
    localStorage.i18nextLng ||= navigator.language
  })
}
