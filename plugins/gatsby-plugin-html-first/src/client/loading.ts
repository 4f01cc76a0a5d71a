/** Shows a status if a page takes a long time to load. */
import { on, opensElsewhere } from './events'

/** How long a page may load before the status appears, in milliseconds. */
const DELAY_MS = 600

let timer: ReturnType<typeof setTimeout> | undefined

/** Shows the page's loading text after a delay, unless `hideLoading` is called first. */
export function showLoadingSoon() {
  clearTimeout(timer)
  timer = setTimeout(say, DELAY_MS, true)
}

/** Hides the status. */
export function hideLoading() {
  clearTimeout(timer)
  say()
}

function say(isLoading?: boolean) {
  const status = document.querySelector<HTMLElement>('[data-loading]')
  if (status) status.textContent = (isLoading && status.dataset.loading) || ''
}

/**
 * Shows the status for links that load a page in full. The application has already prevented the default action of links
 * it handles.
 */
export function watchLinks() {
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
