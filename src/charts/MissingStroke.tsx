/** The mark without its stroke, which is only traced, from one bar to the other: the page that is not there. */
export function MissingStroke() {
  return (
    <svg width="100%" className="g-missing" viewBox="0 0 400 400" aria-hidden="true">
      <path className="g-f" d="M0 0H400V96H0zM0 304H400V400H0z" />
      {/* Its two free sides, as the mark has them. Each ends as it begins, with a dash: 19 of 16 and one of 10. */}
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        strokeDasharray="10 6"
        d="M236 98L2 302M398 98L164 302"
      />
    </svg>
  )
}
