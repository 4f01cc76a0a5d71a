/** What pages do beyond HTML: in a build the boot script starts it, in develop the application does. */
import { watchAnswers } from './answers'
import { rememberLanguage } from './language'
import { watchMenus } from './menus'

/** Starts all of it. Listens on the document, so that it does not matter who rendered the page. */
export function startBehaviour(): void {
  rememberLanguage()
  watchMenus()
  watchAnswers()
  // After the first frame: the page has been rendered once, as it stands.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => document.documentElement.setAttribute('data-entered', '')),
  )
}
