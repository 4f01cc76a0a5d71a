/** How long to keep moving focus back after a navigation, in milliseconds. */
const TIMEOUT_MS = 500

/**
 * After a navigation, moves focus where a browser would put it after a full load: to the fragment's target or a field
 * with `data-autofocus`. Gatsby's router moves focus to the top of the page.
 */
export function focusTarget() {
  const id = decodedFragment()
  const target = id ? document.getElementById(id) : document.querySelector('[data-autofocus]')
  if (!(target instanceof HTMLElement)) return
  moveFocus(target)
  // The router moves focus a moment later, so move it back.
  const back = (event: FocusEvent) => {
    if (event.target instanceof Element && event.target.id === 'gatsby-focus-wrapper')
      moveFocus(target)
  }
  addEventListener('focusin', back)
  setTimeout(() => removeEventListener('focusin', back), TIMEOUT_MS)
}

function moveFocus(target: HTMLElement) {
  if (!target.matches('a[href],button,input,select,textarea,summary,[tabindex]')) {
    target.tabIndex = -1
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true })
  }
  target.focus({ preventScroll: true })
}

function decodedFragment() {
  try {
    return decodeURIComponent(location.hash.slice(1))
  } catch {
    // A fragment that can't be decoded has no target.
    return ''
  }
}
