/** A page that a link loads whole: it may take as long as one that the application loads. */
import { on, opensElsewhere } from './events'
import { hideLoading, showLoadingSoon } from './loading'

/** Starts listening. A link that the application follows has been kept from its default by then. */
export function watchLinks(): void {
  on('click', (event, target) => {
    const link = target.closest('a')
    if (!link) return
    const leaves =
      !event.defaultPrevented &&
      !opensElsewhere(event) &&
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
