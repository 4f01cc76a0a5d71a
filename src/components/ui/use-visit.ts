import { useEffect } from 'react'

/** Calls back when the page comes from the back/forward cache. Returns a function that stops it. */
export function onRestore(show: () => void): () => void {
  // WebKit empties fields with autocomplete off in a separate task:
  // https://github.com/WebKit/WebKit/blob/main/Source/WebCore/html/HTMLFormElement.cpp
  const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && setTimeout(show)
  addEventListener('pageshow', onPageShow)
  return () => removeEventListener('pageshow', onPageShow)
}

/**
 * Calls back on each visit to this URL: by link, by Back or Forward, or from the back/forward cache.
 *
 * @param show reads the URL, and must not depend on state
 * @param visit changes with each navigation: the key of Gatsby’s location
 */
export function useVisit(show: () => void, visit: string): void {
  useEffect(() => {
    show()
    // The router doesn’t know the entries that a page has added to the history.
    addEventListener('popstate', show)
    const stop = onRestore(show)
    return () => {
      removeEventListener('popstate', show)
      stop()
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [visit])
}
