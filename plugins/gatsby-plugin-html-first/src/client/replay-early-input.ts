/** What a visitor does before the application is there, done again once it is. */
import { APPLICATION, on } from './events'

/** Buttons that do nothing by themselves. */
const SCRIPTED = 'button:not([popovertarget],form :not([type=button]))'

/** Milliseconds after which the browser's own message about an incomplete form is shown instead. */
const TIMEOUT_MS = 4000

/**
 * Clicks each scripted button again that was clicked, once however often, since impatient visitors click twice; and
 * holds back the browser's message about an incomplete form for the application's own.
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
  on(
    'invalid',
    (event, field) => {
      // One event for each field, and one form that is asked again.
      if (isOver) return
      event.preventDefault()
      if (form) return
      form = field.closest('form')
      setTimeout(resubmit, TIMEOUT_MS)
    },
    true,
  )
}
