import { useEffect } from 'react'

/**
 * Calls back when the visitor returns to this URL: by Back or Forward within the document, or from the back/forward
 * cache, after which WebKit has emptied fields with autocomplete off.
 *
 * @param show must not depend on state
 */
export function useReturn(show: () => void): void {
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && show()
    addEventListener('popstate', show)
    addEventListener('pageshow', onPageShow)
    return () => {
      removeEventListener('popstate', show)
      removeEventListener('pageshow', onPageShow)
    }
    // It reads the URL, not state.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}
