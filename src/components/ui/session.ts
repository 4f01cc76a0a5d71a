/** What this tab of the browser keeps. Where nothing may be stored, nothing is: what is typed stays on the page itself. */

/** What is kept under a key. */
export function kept(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text under a key. */
export function keep(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // No storage, or none left.
  }
}
