/**
 * Saves the scroll position of each history entry. Gatsby keeps one position for a page and all its fragments, and
 * saves it only after the next entry has scrolled: https://github.com/gatsbyjs/gatsby/issues/8019
 */
import type { ShouldUpdateScrollArgs } from 'gatsby'

const PREFIX = '@@scroll|'

/**
 * The current Back or Forward navigation; undefined after following a link. `y` is unknown if the visitor left the entry
 * before the application ran.
 */
let traversal: { y?: number } | undefined

/** Starts saving positions. Call this before the router listens for `popstate`. */
export function saveScrollPositions() {
  entryKey()
  addEventListener('scroll', () => {
    try {
      sessionStorage[PREFIX + entryKey()] = scrollY
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
export function startNewVisit() {
  traversal = undefined
}

/**
 * Decides whether Gatsby scrolls. It doesn't when the application starts, or on Back and Forward, which restore the
 * last position. Gatsby would scroll to the fragment instead: https://github.com/reach/router/issues/228
 *
 * @returns `false` if Gatsby must not scroll
 */
export function shouldUpdateScroll({ prevRouterProps, routerProps }: ShouldUpdateScrollArgs) {
  const before = prevRouterProps?.location
  const { location } = routerProps
  if (!before || before === location) return false
  if (!traversal) return undefined
  if (traversal.y !== undefined) scrollTo(0, traversal.y)
  // Within a page, the browser restores the position itself.
  else if (location.pathname !== before.pathname) return undefined
  return false
}

function readPosition() {
  try {
    const saved = sessionStorage.getItem(PREFIX + entryKey())
    return saved === null ? {} : { y: Number(saved) }
  } catch {
    return {}
  }
}

/** Returns the router's key for the current entry. Links within a page create entries without a key, so add one. */
function entryKey() {
  const state = history.state as { key?: string } | null
  if (state?.key) return state.key
  const key = String(Math.random())
  history.replaceState({ ...state, key }, '')
  return key
}
