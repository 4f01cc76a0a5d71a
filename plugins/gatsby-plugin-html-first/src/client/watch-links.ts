/** Shows the loading status for links that load a page in full. */
import { on, opensElsewhere } from './events'
import { hideLoading, showLoadingSoon } from './loading'

/** Starts listening. By then, the application has prevented the default action of the links it handles. */
export function watchLinks(): void {
  on('click', (event, target) => {
    const link = target.closest('a')
    if (!link) return
    const leaves =
      !event.defaultPrevented &&
      !opensElsewhere(event) &&
      // Not mailto or tel; links to other sites may open a tab.
      link.host === location.host &&
      link.pathname !== location.pathname
    if (leaves) showLoadingSoon()
    else hideLoading()
  })
  // Back may restore this page from the cache.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) hideLoading()
  })
}
