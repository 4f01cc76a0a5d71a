/** Session storage that never throws: if storage is blocked, nothing is saved. */

export function kept(key: string) {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

export function keep(key: string, text: string) {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // Storage is blocked or full.
  }
}
