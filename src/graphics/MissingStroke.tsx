/** The mark from edge to edge without its stroke, which is only traced, off both bars: the page that is not there. */
export function MissingStroke() {
  return (
    <svg className="g-missing" viewBox="0 0 1200 400" preserveAspectRatio="none" aria-hidden="true">
      <path className="g-f" d="M0 0H1200V96H0zM0 304H1200V400H0z" />
      <path className="g-line g-dash" d="M640 116L68 284H560L1132 116z" />
    </svg>
  )
}
