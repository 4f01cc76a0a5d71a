/**
 * Saves the scroll position of each history entry. Gatsby keeps one position for a page and the links within it, and
 * saves it only after the next entry has scrolled: https://github.com/gatsbyjs/gatsby/issues/8019
 */

const PREFIX = '@@scroll|'

/** A navigation by Back or Forward. `y` is unknown for an entry left before the application ran. */
interface Traversal {
  y?: number
}

let traversal: Traversal | undefined

/** Starts saving positions. Call before the router listens to `popstate`. */
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

/** The current traversal; undefined for links. */
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

/** The key the router gave the current entry. Links within a page create entries without one. */
function entryKey(): string {
  const state = history.state as { key?: string } | null
  if (state?.key) return state.key
  const key = String(Math.random())
  history.replaceState({ ...state, key }, '')
  return key
}
