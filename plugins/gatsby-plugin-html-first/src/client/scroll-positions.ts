/**
 * Saves the scroll position of each history entry. Gatsby keeps one position for a page and all its fragments, and
 * saves it only after the next entry has scrolled: https://github.com/gatsbyjs/gatsby/issues/8019
 */

const PREFIX = '@@scroll|'

/** A Back or Forward navigation. `y` is unknown if the visitor left the entry before the application ran. */
interface Traversal {
  y?: number
}

let traversal: Traversal | undefined

/** Starts saving positions. Call this before the router listens for `popstate`. */
export function saveScrollPositions(): void {
  entryKey()
  addEventListener('scroll', () => {
    try {
      sessionStorage.setItem(PREFIX + entryKey(), String(scrollY))
    } catch {
      // Without storage, only the browser restores positions.
    }
  })
  addEventListener(
    'popstate',
    ({ isTrusted }) => {
      // If this event is dispatched again after the page loads, keep the position from before the browser scrolled.
      if (isTrusted) traversal = readPosition()
    },
    true,
  )
}

/** Marks the current navigation as new, not Back or Forward. */
export function startNewVisit(): void {
  traversal = undefined
}

/** The current traversal; undefined after following a link. */
export const currentTraversal = (): Traversal | undefined => traversal

function readPosition(): Traversal {
  const key = PREFIX + entryKey()
  try {
    const saved = sessionStorage.getItem(key)
    return saved === null ? {} : { y: Number(saved) }
  } catch {
    return {}
  }
}

/** Returns the router's key for the current entry. Links within a page create entries without a key, so add one. */
function entryKey(): string {
  const state = history.state as { key?: string } | null
  if (state?.key) return state.key
  const key = String(Math.random())
  history.replaceState({ ...state, key }, '')
  return key
}
