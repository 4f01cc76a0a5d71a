/** Milliseconds in which the router takes focus to the page's start after it has shown a page. */
const TIMEOUT_MS = 500

/**
 * After a navigation to a fragment, keyboard focus goes where the address says, as browsers do it for a full
 * load: Gatsby's router puts it at the page's start.
 */
export function focusTarget(): void {
  const id = decodedFragment()
  const target = id ? document.getElementById(id) : undefined
  if (!target) return
  moveFocus(target)
  // The router does so a moment later.
  const back = (event: FocusEvent) => {
    if (event.target instanceof Element && event.target.id === 'gatsby-focus-wrapper')
      moveFocus(target)
  }
  addEventListener('focusin', back)
  setTimeout(() => removeEventListener('focusin', back), TIMEOUT_MS)
}

function moveFocus(target: HTMLElement): void {
  if (!target.matches('a[href],button,input,select,textarea,summary,[tabindex]')) {
    target.tabIndex = -1
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true })
  }
  target.focus({ preventScroll: true })
}

function decodedFragment(): string {
  try {
    return decodeURIComponent(location.hash.slice(1))
  } catch {
    // A fragment that cannot be decoded names nothing.
    return ''
  }
}
