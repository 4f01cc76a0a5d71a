/** What pages do beyond HTML: the boot script starts it in a build, the application in develop. */
import { keepQuestions, openAnswers } from './accordion'
import { rememberLanguage } from './language'
import { watchMenus } from './menus'

/** Starts all of it. Listens on the document, so that it does not matter who rendered the page. */
export function start(): void {
  rememberLanguage()
  watchMenus()
  openAnswers()
  keepQuestions()
  // A task after a frame: the browser has rendered once by then.
  requestAnimationFrame(() => setTimeout(() => (document.documentElement.dataset.entered = '')))
}
