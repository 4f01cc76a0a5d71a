import { type Change, formatValue, splitUnit } from '../content/format'
function Figure({ text }: { readonly text: string }) {
  const [figure, unit] = splitUnit(text)
  return (
    <>
      {figure}
      {unit && <span className="g-unit">&nbsp;{unit}</span>}
    </>
  )
}

/** A result as two numerals beside each other: where it started, and where it stands, on the accent. */
export function FromTo({ baseline, value, format }: Change) {
  const [from, to] = [formatValue(baseline, format), formatValue(value, format)]
  return (
    <span className="g-from-to">
      <span>
        <Figure text={from} />
      </span>
      {/* Heard, where the eye has a place and a colour to go by. */}
      <span className="g-to">{' to '}</span>
      <strong>
        <Figure text={to} />
      </strong>
    </span>
  )
}
