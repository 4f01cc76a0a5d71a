/**
 * Scroll positions by history entry. Gatsby shares one position between a page and the links within it, and saves it
 * after the next entry's scroll: https://github.com/gatsbyjs/gatsby/issues/8019
 */

const PREFIX = '@@scroll|'

/** Where Back or Forward leads to; `y` is unknown for an entry left before the application ran. */
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
      // Without storage the browser's own restoration has to do.
    }
  })
  addEventListener(
    'popstate',
    ({ isTrusted }) => {
      // An event dispatched again after loading the page keeps the position read before the browser scrolled.
      if (isTrusted) traversal = readPosition()
    },
    true,
  )
}

/** Marks the navigation in progress as a new one, not Back or Forward. */
export function startNewVisit(): void {
  traversal = undefined
}

/** The traversal in progress; none while a link is followed. */
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

/** The current entry's key, as the router names it. Links within a page make entries without one. */
function entryKey(): string {
  const state = history.state as { key?: string } | null
  if (state?.key) return state.key
  const key = String(Math.random())
  history.replaceState({ ...state, key }, '')
  return key
}
