/** The message draft, kept in this browser tab until the message is sent. */
import { FIELDS, fieldText } from '../../../contact/message'
import { keep, kept } from '../../ui/session'

const KEY = 'draft'
/** The key for text typed before the application ran: see src/client/start.ts. */
const EARLY = 'early'

/** Saves the form's text fields. The choice isn’t part of the draft: use-choice.ts keeps it in the URL. */
export function saveDraft(form: HTMLFormElement): void {
  const typed = new URLSearchParams()
  const data = new FormData(form)
  for (const name of FIELDS) {
    const text = fieldText(data, name)
    if (text) typed.set(name, text)
  }
  // Save an empty draft only if it replaces an earlier draft.
  if (typed.toString() || kept(KEY)) keep(KEY, typed.toString())
}

/** Whether the visitor used Back or Forward, so the browser restored the fields. */
function isRestored(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return load?.type === 'back_forward'
}

/**
 * Fills in the draft. Text typed before this runs is newer and stays; in the message field, it’s appended to the draft.
 *
 * @param isOlder whether everything in the fields is older than the draft
 */
export function restoreDraft(form: HTMLFormElement, isOlder = false): void {
  addEarly()
  const stored = kept(KEY)
  if (stored === null) return
  const draft = new URLSearchParams(stored)
  for (const name of FIELDS) {
    const control = form.elements.namedItem(name) as HTMLInputElement
    const value = draft.get(name) ?? ''
    const held = control.value
    const isPart = value !== '' && held.includes(value)
    // The draft already includes what was typed.
    const isInDraft = value.endsWith(held)
    if (isOlder || isInDraft || (isRestored() && !isPart && control !== document.activeElement))
      control.value = value
    else if (name === 'message' && !isPart && value) control.value = `${value}\n${held}`
    if (control.value) unfold(control)
  }
}

/** Adds text typed before the application ran to the draft. Appends to the message and overwrites other fields. */
function addEarly(): void {
  const early = new URLSearchParams(kept(EARLY) ?? '')
  if (!early.size) return
  const draft = new URLSearchParams(kept(KEY) ?? '')
  for (const name of FIELDS) {
    const [before, typed] = [draft.get(name) ?? '', early.get(name)]
    if (!typed) continue
    const isBoth = name === 'message' && before && !typed.includes(before)
    draft.set(name, isBoth ? `${before}\n${typed}` : typed)
  }
  keep(KEY, draft.toString())
  keep(EARLY, '')
}

/** Opens the `details` element that contains a control. */
export function unfold(control?: Element | null): void {
  const fold = control?.closest('details')
  if (fold) fold.open = true
}

/** Returns the saved draft, to compare with a later draft. */
export const savedDraft = (): string | null => kept(KEY)

/** Clears the draft after sending, unless the visitor has changed it since. */
export function clearDraft(sent: string | null): void {
  if (savedDraft() === sent) keep(KEY, '')
}
