import { chartWords as words } from './words'
import { coverMarks, type CoverSubject } from './cover/cover-shapes'
import { cardColouring, colouring, CoverSheet } from './cover/CoverSheet'
import { findFreeArea } from './cover/free-area'
import { Numeral } from './cover/Numeral'
import { HEIGHT, WIDTH } from './cover/shape'
import { fill, formatValue } from '../content/format'

/** The largest a number is set where it started, and where it stands. */
const LARGEST = [92, 150] as const

interface CaseCoverProps extends CoverSubject {
  /** Whether it stands in the study's opening, on the field that its ground continues; otherwise it is a card. */
  readonly opens?: boolean
}

/** The cover of a case study: its first result as two marks to one scale, each with its number. */
export function CaseCover({ opens, ...props }: CaseCoverProps) {
  const { before, after } = numbersOf(props)
  const marks = coverMarks(props)
  const [from, to] = marks
  // The same number has the same size: a larger one would be taken for more.
  const isSame = before === after
  const largest = findFreeArea(marks, to, after, LARGEST[isSame ? 0 : 1])
  // The result is never set smaller than what it started from.
  const fromArea = findFreeArea(
    marks,
    from,
    before,
    Math.min(LARGEST[0], largest?.size ?? Infinity),
  )
  const toArea = isSame && fromArea ? findFreeArea(marks, to, after, fromArea.size) : largest
  return (
    <svg
      className={opens ? `${colouring(props.variant)} g-open` : cardColouring(props.variant)}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={inWords(props, before, after)}
    >
      <CoverSheet marks={marks} />
      {fromArea && <Numeral text={before} area={fromArea} />}
      {toArea && <Numeral text={after} area={toArea} />}
    </svg>
  )
}

const numbersOf = ({ metric: { baseline, value, format } }: CoverSubject) => ({
  before: formatValue(baseline, format),
  after: formatValue(value, format),
})

const inWords = ({ metric: { label } }: CoverSubject, before: string, after: string) =>
  fill(words.cover, { label, before, after })
