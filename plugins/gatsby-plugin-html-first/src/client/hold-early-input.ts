/** Records early input until the application can replay it. */
import { APPLICATION, on } from './events'
import type { replayClicks } from './replay-early-input'

/** How long to wait for the application before letting the browser handle a form, in milliseconds. */
const TIMEOUT_MS = 4000

/**
 * Records clicks for the application to replay. Delays the browser's validation messages so the application can show
 * its own, and resubmits forms that have no action.
 */
export function holdEarlyInput() {
  // A button clicked before this script loaded has focus without a focus ring, except in Safari.
  let clicked: Set<Element> | undefined = new Set(
    document.querySelectorAll(':focus:not(:focus-visible)'),
  )
  let form: HTMLFormElement | null | undefined
  let isOver = false
  const resubmit = () => {
    isOver = true
    form?.requestSubmit()
    form = null
  }
  addEventListener(APPLICATION, event => {
    const { detail: replay } = event as CustomEvent<typeof replayClicks>
    if (clicked) replay(clicked)
    clicked = undefined
    resubmit()
  })
  on('click', (_, target) => clicked?.add(target))
  for (const type of ['invalid', 'submit'] as const)
    on(
      type,
      (event, target) => {
        // The browser can submit a form that has an action.
        if (isOver || target.matches('[action],[method=dialog]')) return
        event.preventDefault()
        // Each invalid field fires an event, but the form is submitted again only once.
        if (form) return
        form = target.closest('form')
        setTimeout(resubmit, TIMEOUT_MS)
      },
      true,
    )
}
