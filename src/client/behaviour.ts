/** What pages do beyond HTML: in a build the boot script starts it, in develop the application does. */
import { watchAnswers } from './accordion'
import { rememberLanguage } from './language'
import { watchLinks } from './loading-links'
import { watchMenus } from './menus'

/** Starts all of it. Listens on the document, so that it does not matter who rendered the page. */
export function startBehaviour(): void {
  rememberLanguage()
  watchMenus()
  watchAnswers()
  watchLinks()
  // The first render is what the browser says it is: the first paint of something.
  new PerformanceObserver(() => {
    document.documentElement.dataset.entered = ''
  }).observe({ type: 'paint', buffered: true })
}
