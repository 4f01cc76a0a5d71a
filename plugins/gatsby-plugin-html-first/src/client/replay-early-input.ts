/** Replays what visitors do before the application runs. */
import { APPLICATION, on } from './events'

/** Buttons that do nothing without JavaScript. */
const SCRIPTED = 'button:not([popovertarget],form :not([type=button])),[role=button]'

/** How long to wait for the application before showing the browser's message about a form, in milliseconds. */
const TIMEOUT_MS = 4000

/**
 * Repeats clicks on scripted buttons, one per button, because impatient visitors click twice. Delays the browser's message
 * about an incomplete form, so that the application can show its own, and submits forms without an action again.
 */
export function replayEarlyInput(): void {
  const clicked = new Set<HTMLElement>()
  let form: HTMLFormElement | null | undefined
  let isOver = false
  const resubmit = () => {
    isOver = true
    form?.requestSubmit()
    form = null
  }
  addEventListener(APPLICATION, () => {
    resubmit()
    for (const button of clicked) button.click()
  })
  on('click', (_, target) => {
    const button = target.closest<HTMLElement>(SCRIPTED)
    if (button) clicked.add(button)
  })
  for (const type of ['invalid', 'submit'] as const)
    on(
      type,
      (event, target) => {
        // With an action, the browser can submit a form.
        if (isOver || target.matches('[action],[method=dialog]')) return
        event.preventDefault()
        // Each invalid field has an event, but the form is submitted again only once.
        if (form) return
        form = target.closest('form')
        setTimeout(resubmit, TIMEOUT_MS)
      },
      true,
    )
}
