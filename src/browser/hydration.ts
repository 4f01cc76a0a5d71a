/** How the application takes over a page that somebody may be using. */
import { startTransition, type ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'

/**
 * What is typed while the application takes over. React would answer the first of these at once, by hydrating
 * all that is left of the page before the key is: a fifth of a second on a slow phone.
 */
const TYPING = ['keydown', 'keypress', 'keyup', 'beforeinput', 'input'] as const

/** Ends with the page's hydration. */
const hydration = new AbortController()

/**
 * Hydrates a page in slices of a few milliseconds, between which the page answers: as a transition, which
 * React does not do unless told so. Keys that are pressed meanwhile are the browser's alone, as they were
 * before; each tool reads its fields once it has been hydrated.
 *
 * @param container what holds the page as it was built
 */
export function hydrateInSlices(page: ReactElement, container: Element): void {
  // Before React's own listeners, which it adds to the same element.
  for (const type of TYPING)
    container.addEventListener(type, event => event.stopImmediatePropagation(), {
      capture: true,
      signal: hydration.signal,
    })
  startTransition(() => {
    hydrateRoot(container, page)
  })
}

/** To be called once the page is the application's. */
export function hydrated(): void {
  hydration.abort()
}
