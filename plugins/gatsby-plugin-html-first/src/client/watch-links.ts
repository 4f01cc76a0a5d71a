/** Shows the loading status for links that load a page in full. */
import { on, opensElsewhere } from './events'
import { hideLoading, showLoadingSoon } from './loading'

/** Listens for clicks on links. The application has already prevented the default action of links it handles. */
export function watchLinks(): void {
  on('click', (event, target) => {
    const link = target.closest('a')
    if (!link) return
    const leaves =
      !event.defaultPrevented &&
      !opensElsewhere(event) &&
      // Skip mailto and tel links, and links to other sites, which may open a tab.
      link.host === location.host &&
      link.pathname !== location.pathname
    if (leaves) showLoadingSoon()
    else hideLoading()
  })
  // Back may restore this page from the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) hideLoading()
  })
}
