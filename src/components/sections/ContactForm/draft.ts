/** The message draft, kept in this browser tab until the message is sent. */
import { FIELDS, fieldText } from '../../../contact/message'
import { keep, kept } from '../../ui/session'

const KEY = 'draft'
/** The key for text typed before the application ran: see src/client/start.ts. */
const EARLY = 'early'

/** Saves the form's text fields. The choice isn’t part of the draft: use-choice.ts keeps it in the URL. */
export function saveDraft(form: HTMLFormElement) {
  const typed = new URLSearchParams()
  const data = new FormData(form)
  for (const name of FIELDS) {
    const text = fieldText(data, name)
    if (text) typed.set(name, text)
  }
  // Save an empty draft only if it replaces an earlier draft.
  if (typed.size || kept(KEY)) keep(KEY, typed.toString())
}

/** Whether the visitor used Back or Forward, so the browser restored the fields. */
function isRestored() {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return load?.type === 'back_forward'
}

/**
 * Fills in the draft. Text typed before the application ran is newer: in the message field, it’s appended to the draft;
 * in other fields, it stays.
 *
 * @param isOlder whether everything in the fields is older than the draft
 */
export function restoreDraft(form: HTMLFormElement, isOlder = isRestored()) {
  const stored = kept(KEY)
  const draft = new URLSearchParams(stored ?? '')
  const early = new URLSearchParams(kept(EARLY) ?? '')
  for (const name of FIELDS) {
    const control = form.elements.namedItem(name) as HTMLInputElement
    const before = draft.get(name) ?? ''
    const held = isOlder && stored !== null ? '' : control.value
    const typed = early.get(name) ?? held
    const isBoth = name === 'message' && typed && !typed.includes(before)
    control.value = isBoth ? `${before}\n${typed}` : typed || before
    if (control.value) unfold(control)
  }
  if (early.size) keep(EARLY, '')
  saveDraft(form)
}

/** Opens the `details` element that contains a control. */
export function unfold(control: Element | null) {
  const fold = control?.closest('details')
  if (fold) fold.open = true
}

/** Returns the saved draft, to compare with a later draft. */
export const savedDraft = () => kept(KEY)

/** Clears the draft after sending, unless the visitor has changed it since. */
export function clearDraft(sent: string | null) {
  if (savedDraft() === sent) keep(KEY, '')
}
