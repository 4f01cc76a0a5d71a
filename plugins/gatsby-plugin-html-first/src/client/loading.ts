/** Shows a status if a page takes a long time to load. */

/** How long a page may load before the status appears, in milliseconds. */
const DELAY_MS = 600

let timer: ReturnType<typeof setTimeout> | undefined

/** Shows the page's loading text after a delay, unless `hideLoading` is called first. */
export function showLoadingSoon(): void {
  clearTimeout(timer)
  timer = setTimeout(say, DELAY_MS, true)
}

/** Hides the status. */
export function hideLoading(): void {
  clearTimeout(timer)
  say()
}

function say(isLoading?: boolean): void {
  const status = document.querySelector<HTMLElement>('[data-loading]')
  if (status) status.textContent = (isLoading && status.dataset.loading) || ''
}
