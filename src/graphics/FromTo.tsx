import { formatValue, type NumberFormat } from './format'

/** Props of {@link FromTo}. */
export interface FromToProps {
  readonly baseline: number
  readonly value: number
  readonly format: NumberFormat
}

/**
 * A result as two numerals beside each other: where it started, and where it stands, on the accent.
 * The size is that of the text around it; `.g-poster` on the parent makes it fill a view.
 */
export function FromTo({ baseline, value, format }: FromToProps) {
  return (
    <span className="g-from-to">
      <span>{formatValue(baseline, format)}</span>
      {/* Heard, where the eye sees a place and a colour. */}
      <span className="g-to"> to </span>
      <strong>{formatValue(value, format)}</strong>
    </span>
  )
}
