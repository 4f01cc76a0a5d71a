/** What has been typed, kept for this tab of the browser until it is sent. */
import { FIELDS } from '../../../contact/message'
import { keep, kept } from '../../ui/session'

const KEY = 'draft'

/** Keeps what stands in the form. Of choices the address and its record know the newest; see use-choice. */
export function saveDraft(form: HTMLFormElement): void {
  const typed = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (FIELDS.includes(name) && typeof value === 'string' && value.trim()) typed.set(name, value)
  // Nothing typed is no draft, unless there was one: then it has been deleted.
  if (typed.toString() || kept(KEY)) keep(KEY, typed.toString())
}

/** Whether Back led to this document, whose fields the browser restores as they were when it was left. */
const isRestored = () =>
  performance
    .getEntriesByType('navigation')
    .some(entry => (entry as PerformanceNavigationTiming).type === 'back_forward')

/**
 * Fills in the draft. What was typed before this ran is newer and stays; of the message it comes after what was kept.
 *
 * @param isOlder whether all that the fields hold is older than the draft
 */
export function restoreDraft(form: HTMLFormElement, isOlder = false): void {
  const stored = kept(KEY)
  if (stored === null) return
  const draft = new URLSearchParams(stored)
  for (const name of FIELDS) {
    const control = form.elements.namedItem(name) as HTMLInputElement
    const value = draft.get(name) ?? ''
    const held = control.value
    const isPart = value !== '' && held.includes(value)
    if (isOlder || !held || (isRestored() && !isPart && control !== document.activeElement))
      control.value = value
    else if (name === 'message' && !isPart && value) control.value = `${value}\n${held}`
    const fold = control.closest('details')
    if (fold && control.value) fold.open = true
  }
}

export function clearDraft(): void {
  keep(KEY, '')
}
