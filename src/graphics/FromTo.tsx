import { splitUnit } from './format'
import { useWriting } from './language'
import { numeralWidth } from './text-lines'
import type { Change } from './writing'

/** Props of {@link FromTo}. */
export interface FromToProps extends Change {
  /** As large as fits the width of the container. Otherwise in the size of the text around it. */
  readonly poster?: boolean
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

/** The size that a unit has beside its numeral; the same in graphics.css. */
const UNIT_SIZE = 0.5

/** A class for the size in which each numeral fits half the width: the widths in em and their classes. */
function posterClass(from: string, to: string): string {
  const width = Math.max(...[from, to].map(text => numeralWidth(text, UNIT_SIZE)))
  if (width < 2) return ' g-p1'
  return width < 2.85 ? ' g-p2' : ' g-p3'
}

/** A result as two numerals beside each other: where it started, and where it stands, on the accent. */
export function FromTo({ baseline, value, format, poster }: FromToProps) {
  const writing = useWriting()
  const [from, to] = [writing.value(baseline, format), writing.value(value, format)]
  return (
    <span className={`g-from-to${poster ? ` g-up${posterClass(from, to)}` : ''}`}>
      <span>
        <Figure text={from} />
      </span>
      {/* Heard, where the eye has a place and a colour to go by. */}
      <span className="g-to">{` ${writing.to} `}</span>
      <strong>
        <Figure text={to} />
      </strong>
    </span>
  )
}
