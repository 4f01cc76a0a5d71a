/** A climbing run of bars in which one is missing: the page that is not there. */
export function MissingBar() {
  return (
    <svg className="g-missing" viewBox="0 0 1200 400" preserveAspectRatio="none" aria-hidden="true">
      <path className="g-f" d="M0 400V300H200V260H400V210H600V400zM800 400V110H1000V60H1200V400z" />
      <path className="g-line g-dash" d="M603 398V160H797V398" />
      <path className="g-base" d="M0 399H1200" />
    </svg>
  )
}
