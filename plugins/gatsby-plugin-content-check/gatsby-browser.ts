/** In development, shows the check's result on the page until everything is fixed. Builds don't include this code. */

/** Replaced by webpack; browsers have no `process`. */
declare const process: { readonly env: { readonly NODE_ENV: string } }

/** Gatsby's own error overlay. It shows code, which editors can't fix. */
const CODE_SCREEN = 'gatsby-fast-refresh'

/** If a page is still broken this many milliseconds after the last fix, it's reloaded. */
const RECOVERY_MS = 5000

export const onInitialClientRender = () => {
  if (process.env.NODE_ENV === 'production') return
  const panel = document.body.appendChild(document.createElement('details'))
  panel.setAttribute('role', 'alert')
  panel.hidden = true
  const summary = panel.appendChild(document.createElement('summary'))
  const details = panel.appendChild(document.createElement('pre'))
  panel.style.cssText =
    'position:fixed;inset:auto 0 0;z-index:9;max-height:60vh;overflow:auto;padding:.6rem 1rem;color:#fff;background:#7a1f0a;font:14px/1.4 monospace'
  details.style.cssText = 'font:inherit;white-space:pre-wrap'
  const screen = document.head.appendChild(document.createElement('style'))
  new EventSource('/__content-check').onmessage = ({ data }: MessageEvent<string>) => {
    const { list, hasErrors } = JSON.parse(data) as { list: string; hasErrors: boolean }
    const count = list.split('\n').at(-1) ?? ''
    // Warnings stay collapsed to one line; errors expand immediately.
    if (list !== details.textContent) panel.open = hasErrors
    summary.textContent = count
    details.textContent = list
    panel.hidden = list === count
    // The code screen is hidden while there are errors.
    if (screen.textContent && !hasErrors)
      setTimeout(() => {
        if (document.querySelector(CODE_SCREEN)) location.reload()
      }, RECOVERY_MS)
    screen.textContent = hasErrors ? `${CODE_SCREEN}{display:none}` : ''
  }
}
