/** Milliseconds in which the router takes focus to the page's start after it has shown a page. */
const TIMEOUT_MS = 500

/**
 * After a navigation keyboard focus goes where browsers put it after a full load: to what the fragment names, or to
 * the field that a page begins with, marked by `data-autofocus`. Gatsby's router puts it at the page's start.
 */
export function focusTarget(): void {
  const id = decodedFragment()
  const target = id ? document.getElementById(id) : document.querySelector('[data-autofocus]')
  if (!(target instanceof HTMLElement)) return
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
