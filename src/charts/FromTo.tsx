import { type Change, formatValue, splitUnit } from '../content/format'

function Figure({ text }: { readonly text: string }) {
  const [figure, unit] = splitUnit(text)
  return (
    <>
      {figure}
      {unit && <span className="g-unit">{`\u00a0${unit}`}</span>}
    </>
  )
}

/** A result’s before and after values. The second has an orange background. */
export function FromTo({ baseline, value, format }: Change) {
  const [from, to] = [formatValue(baseline, format), formatValue(value, format)]
  return (
    <span className="g-from-to">
      <span>
        <Figure text={from} />
      </span>
      {/* For screen readers. */}
      <span className="g-to">{' to '}</span>
      <strong>
        <Figure text={to} />
      </strong>
    </span>
  )
}
