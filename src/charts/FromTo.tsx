import { type Change, formatValue, splitUnit } from '../content/format'

/** A result’s before and after values. The second has an orange background. */
export function FromTo({ baseline, value, format }: Change) {
  const figure = (number: number) => {
    const [digits, unit] = splitUnit(formatValue(number, format))
    return (
      <>
        {digits}
        {unit && <span className="g-unit">{`\u00a0${unit}`}</span>}
      </>
    )
  }
  return (
    <span className="g-from-to">
      <span>{figure(baseline)}</span>
      {/* For screen readers. */}
      <span className="g-to">{' to '}</span>
      <strong>{figure(value)}</strong>
    </span>
  )
}
