/** What has been typed, kept for this tab of the browser until it is sent. Where nothing may be stored, nothing is. */

const KEY = 'contact-draft'
/** Of choices the address and its record know the newest; see use-choice. */
const FIELDS = ['name', 'email', 'message', 'company', 'budget', 'timing']

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
const controlOf = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as Control | null

/** Keeps what stands in the form. */
export function saveDraft(form: HTMLFormElement): void {
  const typed = FIELDS.flatMap(name =>
    controlOf(form, name)?.value.trim() ? [[name, controlOf(form, name)?.value]] : [],
  )
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(typed)))
  } catch {
    // No storage, or none left: what is typed stays on the page itself.
  }
}

/** Fills in fields that are empty. */
export function restoreDraft(form: HTMLFormElement): void {
  let draft = {}
  try {
    draft = Object(JSON.parse(sessionStorage.getItem(KEY) ?? '{}')) as object
  } catch {
    return
  }
  for (const [name, value] of Object.entries(draft)) {
    const control = FIELDS.includes(name) ? controlOf(form, name) : null
    if (!control || control.value || typeof value !== 'string') continue
    control.value = value
    const fold = control.closest('details')
    if (fold) fold.open = true
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was stored.
  }
}
