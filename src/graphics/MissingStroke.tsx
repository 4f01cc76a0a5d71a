/** The mark from edge to edge without its stroke, which is only traced: the page that is not there. */
export function MissingStroke() {
  return (
    <svg className="g-missing" viewBox="0 0 1200 400" preserveAspectRatio="none" aria-hidden="true">
      <path className="g-f" d="M0 0H1200V96H0zM0 304H1200V400H0z" />
      <path className="g-line g-dash" d="M708 98L0 302H492L1200 98z" />
    </svg>
  )
}
