/**
 * What has been typed, kept for this tab of the browser until it is sent: a reload, a way back or a lost
 * connection loses nothing. Where nothing may be stored, nothing is, and the form works all the same.
 */

const KEY = 'contact-draft'

/** Answers by the names of their fields. */
export type Draft = Readonly<Record<string, readonly string[]>>

/** The answers of a form, without empty ones. */
export function answersOf(data: FormData, names: readonly string[]): Draft {
  const draft: Record<string, string[]> = {}
  for (const name of names) {
    const given = data.getAll(name).flatMap(value => (typeof value === 'string' && value) || [])
    if (given.length > 0) draft[name] = given
  }
  return draft
}

/** Reads the draft of this tab; an empty one where there is none, or none that can be read. */
export function readDraft(): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(
      Object.entries(stored).filter(
        (entry): entry is [string, string[]] =>
          Array.isArray(entry[1]) && entry[1].every(value => typeof value === 'string'),
      ),
    )
  } catch {
    return {}
  }
}

/** Keeps the answers, or throws the draft away where there are none. */
export function saveDraft(draft: Draft): void {
  try {
    if (Object.keys(draft).length === 0) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // No storage, or none left: what is typed stays on the page itself.
  }
}

/** Deletes what has been kept. */
export const clearDraft = () => saveDraft({})
