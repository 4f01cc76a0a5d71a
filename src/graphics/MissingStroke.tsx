/** The mark without its stroke, which is only traced, off both bars: the page that is not there. */
export function MissingStroke() {
  return (
    <svg width="100%" className="g-missing" viewBox="0 0 400 400" aria-hidden="true">
      <path className="g-f" d="M0 0H400V96H0zM0 304H400V400H0z" />
      {/* Each side ends as it begins, with a dash: so many of 16 and one of 10 in its length. */}
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        strokeDasharray="10 6"
        d="M244 116H382M382 116L156 284M156 284H18M18 284L244 116"
      />
    </svg>
  )
}
