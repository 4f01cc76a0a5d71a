/** Develop: shows on the page what is wrong in the content, until it is mended. Nothing of it is in a build. */

/** What webpack fills in; there is no `process` in a browser. */
declare const process: { readonly env: { readonly NODE_ENV: string } }

interface Answer {
  count: string
  list: string
  hasErrors: boolean
}

/** Gatsby's own screen over a page that broke. It shows code, which nobody who edits texts can mend. */
const CODE_SCREEN = 'gatsby-fast-refresh'

/** So many milliseconds after the last mistake, a page that is still broken is loaded again. */
const RECOVERY_MS = 5000

export const onInitialClientRender = (): void => {
  if (process.env.NODE_ENV === 'production') return
  const panel = document.body.appendChild(document.createElement('details'))
  panel.setAttribute('role', 'alert')
  panel.hidden = true
  const count = panel.appendChild(document.createElement('summary'))
  const list = panel.appendChild(document.createElement('pre'))
  panel.style.cssText =
    'position:fixed;inset:auto 0 0;z-index:9;max-height:60vh;overflow:auto;padding:.6rem 1rem;color:#fff;font:14px/1.4 monospace'
  list.style.cssText = 'font:inherit;white-space:pre-wrap'
  const screen = document.head.appendChild(document.createElement('style'))
  let hadErrors = false
  new EventSource('/__content-check').onmessage = ({ data }: MessageEvent<string>) => {
    const answer = JSON.parse(data) as Answer
    const { hasErrors } = answer
    // Warnings are one line until somebody wants to read them; errors are read at once.
    if (answer.list !== list.textContent) panel.open = hasErrors
    count.textContent = answer.count
    list.textContent = answer.list
    panel.hidden = answer.list === answer.count
    panel.style.background = hasErrors ? '#7a1f0a' : '#4a3c00'
    screen.textContent = hasErrors ? `${CODE_SCREEN}{display:none}` : ''
    if (hadErrors && !hasErrors)
      setTimeout(() => {
        if (document.querySelector(CODE_SCREEN)) location.reload()
      }, RECOVERY_MS)
    hadErrors = hasErrors
  }
}
