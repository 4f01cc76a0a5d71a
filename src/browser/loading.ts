/** The status shown while a page takes long to arrive. */

/** Milliseconds before a wait is worth mentioning. */
const PATIENCE = 600

let timer: number | undefined

const status = () => document.querySelector('[data-loading]')

/** Says “Loading...” unless `hideLoading` is called soon. */
export function showLoadingSoon(): void {
  hideLoading()
  timer = window.setTimeout(() => {
    const element = status()
    if (element) element.textContent = 'Loading...'
  }, PATIENCE)
}

/** Takes the status away. */
export function hideLoading(): void {
  window.clearTimeout(timer)
  const element = status()
  if (element?.textContent) element.textContent = ''
}
