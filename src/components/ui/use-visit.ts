import type { PageProps } from 'gatsby'
import { useEffect } from 'react'

/** The parts of Gatsby’s location that tell navigations apart. */
export type Visit = Pick<PageProps['location'], 'key' | 'pathname' | 'search'>

/** Calls `show` when the page is restored from the back/forward cache. Returns a function that removes the listener. */
export function onRestore(show: () => void) {
  // WebKit clears fields with `autocomplete="off"` in a separate task, so run after it:
  // https://github.com/WebKit/WebKit/blob/main/Source/WebCore/html/HTMLFormElement.cpp
  const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && setTimeout(show)
  addEventListener('pageshow', onPageShow)
  return () => removeEventListener('pageshow', onPageShow)
}

/**
 * Calls `show` on each visit to this URL: from a link, by Back or Forward, or from the back/forward cache.
 *
 * @param show reads the URL; must not depend on state
 */
export function useVisit(show: () => void, visit: Visit) {
  useEffect(() => {
    const showOwn = () => {
      // When Back leads to another page, this page is still there for a moment.
      if (location.pathname === visit.pathname) show()
    }
    showOwn()
    // The router doesn’t know about history entries a page has added.
    addEventListener('popstate', showOwn)
    const stop = onRestore(showOwn)
    return () => {
      removeEventListener('popstate', showOwn)
      stop()
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [visit.key, visit.search])
}

/** Returns the page’s URL with the given query fields, leaving out empty ones. */
export function pathWith(fields: Readonly<Record<string, string>>) {
  const query = new URLSearchParams(Object.entries(fields).filter(([, value]) => value))
  return location.pathname + (query.size ? `?${query}` : '')
}
