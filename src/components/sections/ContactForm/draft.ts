/** The draft of a message, kept in this browser tab until it’s sent. */
import { FIELDS, fieldText } from '../../../contact/message'
import { keep, kept } from '../../ui/session'

const KEY = 'draft'
/** What was typed before the application ran: see src/client/start.ts. */
const EARLY = 'early'

/** Saves the form's text fields. The choice isn’t saved here: it’s in the URL. See use-choice.ts. */
export function saveDraft(form: HTMLFormElement): void {
  const typed = new URLSearchParams()
  const data = new FormData(form)
  for (const name of FIELDS) {
    const text = fieldText(data, name)
    if (text) typed.set(name, text)
  }
  // Save an empty draft only to replace an earlier one.
  if (typed.toString() || kept(KEY)) keep(KEY, typed.toString())
}

/** Whether the visitor came by Back or Forward, so the browser restores the fields. */
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

/** Adds what was typed early to the draft. Messages are joined; other fields are overwritten. */
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

/** Opens the disclosure that contains a control. */
export function unfold(control?: Element | null): void {
  const fold = control?.closest('details')
  if (fold) fold.open = true
}

/** The saved draft, to compare with a later one. */
export const savedDraft = (): string | null => kept(KEY)

/** Clears the draft that was sent, unless the visitor has typed more since. */
export function clearDraft(sent: string | null): void {
  if (savedDraft() === sent) keep(KEY, '')
}
