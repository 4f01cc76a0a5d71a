/** The arrow next to an external link, with text for screen readers. */
export function ExternalSign({ says }: { says: string }) {
  return (
    <>
      <span className="hidden-visually">{` (${says})`}</span>
      <svg className="sign" viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        <path d="M2 10 10 2M4 2h6v6" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </>
  )
}
