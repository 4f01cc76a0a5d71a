/**
 * After a navigation to a fragment, keyboard focus goes where the address says, as browsers do it for a full
 * load: Gatsby's router puts it at the page's start.
 */
export function focusTarget(): void {
  const id = decodedFragment()
  const target = id ? document.getElementById(id) : undefined
  if (!target) return
  // The router moves focus in the same step.
  setTimeout(() => {
    if (!target.matches('a[href],button,input,select,textarea,summary,[tabindex]')) {
      target.tabIndex = -1
      target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true })
    }
    target.focus({ preventScroll: true })
  })
}

function decodedFragment(): string {
  try {
    return decodeURIComponent(location.hash.slice(1))
  } catch {
    // A fragment that cannot be decoded names nothing.
    return ''
  }
}
