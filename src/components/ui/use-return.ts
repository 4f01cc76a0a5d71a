import { useEffect } from 'react'

/**
 * Shows what the address says whenever the visitor comes back to it: by Back and Forward within the document, and from
 * the browser's page cache, after which WebKit has emptied fields that have no autocompletion.
 *
 * @param show the same for the life of the component
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
    // It reads the address, and no state.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}
