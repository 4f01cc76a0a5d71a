import { formatValue, splitUnit, type NumberFormat } from './format'

/** Props of {@link FromTo}. */
export interface FromToProps {
  readonly baseline: number
  readonly value: number
  readonly format: NumberFormat
}

function Figure({ text }: { readonly text: string }) {
  const [figure, unit] = splitUnit(text)
  return (
    <>
      {figure}
      {unit && <span className="g-unit">&nbsp;{unit}</span>}
    </>
  )
}

/**
 * A result as two numerals beside each other: where it started, and where it stands, on the accent.
 * Inline, in the size of the text around it.
 */
export function FromTo({ baseline, value, format }: FromToProps) {
  return (
    <span className="g-from-to">
      <span>
        <Figure text={formatValue(baseline, format)} />
      </span>
      {/* Heard, where the eye has a place and a colour to go by. */}
      <span className="g-to"> to </span>
      <strong>
        <Figure text={formatValue(value, format)} />
      </strong>
    </span>
  )
}
