/** A form that is sent before the application is there, with something missing. */
import { APPLICATION, on } from './events'
import { startApplication } from './intent'

/** Milliseconds after which the browser's own message is shown instead. */
const TIMEOUT_MS = 4000

/**
 * Holds the browser's message back while the application comes, which then meets the form as it would have
 * met it from the start: with its own messages, where it has any.
 */
export function meetInvalidForms(): void {
  let form: HTMLFormElement | null | undefined
  let isOver = false
  const again = () => {
    isOver = true
    form?.requestSubmit()
    form = null
  }
  addEventListener(APPLICATION, again)
  on(
    'invalid',
    (event, field) => {
      // One event for each field, and one form that is asked again.
      if (isOver) return
      event.preventDefault()
      if (form) return
      form = field?.closest('form')
      setTimeout(again, TIMEOUT_MS)
      void startApplication()
    },
    true,
  )
}
