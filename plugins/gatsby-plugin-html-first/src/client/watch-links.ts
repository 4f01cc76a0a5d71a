/** A page that a link loads whole: it may take as long as one that the application loads. */
import { on } from './events'
import { hideLoading, showLoadingSoon } from './loading'

/** Starts listening. A link that the application follows has been kept from its default by then. */
export function watchLinks(): void {
  on('click', (event, target) => {
    const link = target?.closest('a')
    if (!link) return
    const leaves =
      !event.defaultPrevented &&
      // Another tab or window, or a file to be kept: this page stays.
      !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) &&
      // Not mail, not a call; links to other sites may open a tab of their own.
      link.host === location.host &&
      link.pathname !== location.pathname
    if (leaves) showLoadingSoon()
    else hideLoading()
  })
  // Back brings this page as it was left.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) hideLoading()
  })
}
