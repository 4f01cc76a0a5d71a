/** Letters on the lines that they stand on and reach. */
export function Specimen() {
  return (
    <>
      <path className="g-q" d="M0 18H400V24H0zM0 70H400V76H0zM0 234H400V240H0z" />
      <text x="6" y="186" fontSize="234" textLength="352" lengthAdjust="spacingAndGlyphs">
        Tap
      </text>
      <path d="M0 186H400V194H0zM384 24H392V186H384zM372 24H400V32H372z" />
      <path className="g-k" d="M372 76H400V186H372z" />
    </>
  )
}
