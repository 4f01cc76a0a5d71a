/** What has been typed, kept for this tab of the browser until it is sent. */
import { keep, kept } from '../../ui/session'

const KEY = 'draft'
/** Of choices the address and its record know the newest; see use-choice. */
const FIELDS = ['name', 'email', 'message', 'company', 'budget', 'timing']

/** Keeps what stands in the form. */
export function saveDraft(form: HTMLFormElement): void {
  const typed = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (FIELDS.includes(name) && typeof value === 'string' && value.trim()) typed.set(name, value)
  keep(KEY, typed.toString())
}

/** Fills in fields that are empty. What was typed into the message before this ran comes after what was kept of it. */
export function restoreDraft(form: HTMLFormElement): void {
  for (const [name, value] of new URLSearchParams(kept(KEY) ?? '')) {
    const control = form.elements.namedItem(name) as HTMLInputElement | null
    // A browser may have restored the field itself.
    if (!control || control.value.includes(value)) continue
    if (control.value && name !== 'message') continue
    control.value = [value, control.value].filter(Boolean).join('\n')
    const fold = control.closest('details')
    if (fold) fold.open = true
  }
}

export function clearDraft(): void {
  keep(KEY, '')
}
