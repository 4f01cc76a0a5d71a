/** The status shown while a page takes long to arrive. */

/** Milliseconds before a wait is worth mentioning. */
const DELAY_MS = 600

let timer: ReturnType<typeof setTimeout> | undefined

/** Says what the page has for it, “Loading...”, unless `hideLoading` is called soon. */
export function showLoadingSoon(): void {
  clearTimeout(timer)
  timer = setTimeout(say, DELAY_MS, true)
}

/** Takes the status away. */
export function hideLoading(): void {
  clearTimeout(timer)
  say()
}

function say(isLoading?: boolean): void {
  const status = document.querySelector<HTMLElement>('[data-loading]')
  if (status) status.textContent = (isLoading && status.dataset.loading) || ''
}
