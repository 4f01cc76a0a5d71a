/** What pages do beyond HTML: the boot script starts it in a build, the application in develop. */
import { watchAnswers } from './accordion'
import { rememberLanguage } from './language'
import { watchMenus } from './menus'
import { watchSearchKey } from './search-key'

/** Starts all of it. Listens on the document, so that it does not matter who rendered the page. */
export function start(): void {
  rememberLanguage()
  watchMenus()
  watchAnswers()
  watchSearchKey()
  // The first render is what the browser says it is: the first paint of something.
  new PerformanceObserver(() => {
    document.documentElement.dataset.entered = ''
  }).observe({ type: 'paint', buffered: true })
}
