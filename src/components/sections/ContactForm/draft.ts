/** What has been typed, kept for this tab of the browser until it is sent. */
import { FIELDS, fieldText } from '../../../contact/message'
import { keep, kept } from '../../ui/session'

const KEY = 'draft'

/** Keeps what stands in the form. Of choices the address and its record know the newest; see use-choice. */
export function saveDraft(form: HTMLFormElement): void {
  const typed = new URLSearchParams()
  const data = new FormData(form)
  for (const name of FIELDS) {
    const text = fieldText(data, name)
    if (text) typed.set(name, text)
  }
  // Nothing typed is no draft, unless there was one: then it has been deleted.
  if (typed.toString() || kept(KEY)) keep(KEY, typed.toString())
}

/** Whether Back led to this document, whose fields the browser restores as they were when it was left. */
function isRestored(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return load?.type === 'back_forward'
}

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
    if (control.value) unfold(control)
  }
}

/** Shows a field that is folded away. */
export function unfold(control: Element | null): void {
  const fold = control?.closest('details')
  if (fold) fold.open = true
}

export function clearDraft(): void {
  keep(KEY, '')
}
