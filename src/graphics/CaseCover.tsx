import { coverMarks, type CoverSubject } from './cover/cover-shapes'
import { cardColouring, colouring, CoverSheet } from './cover/CoverSheet'
import { findFreeArea } from './cover/free-area'
import { Numeral } from './cover/Numeral'
import { HEIGHT, WIDTH, type CoverMark, type Fill } from './cover/shape'
import { fill } from './fill'
import { Label, type LabelProps } from './Label'
import { useChartWords, useWriting, type ChartWords } from './language'
import type { Writing } from './writing'

/** The largest a number is set where it started, and where it stands. */
const LARGEST = [92, 150] as const

/** The cover of a case study: its first result as two marks to one scale, each with its number. */
export function CaseCover(props: CoverSubject) {
  const words = useChartWords()
  const { before, after } = numbersOf(props, useWriting())
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
      className={cardColouring(props.variant)}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={inWords(props, before, after, words)}
    >
      <CoverSheet marks={marks} />
      {fromArea && <Numeral text={before} area={fromArea} />}
      {toArea && <Numeral text={after} area={toArea} />}
    </svg>
  )
}

/** The same marks over a whole field, named before and after: the opening of a study. */
export function CasePicture(props: CoverSubject) {
  const words = useChartWords()
  const { before, after } = numbersOf(props, useWriting())
  const marks = coverMarks(props)
  const named = [`${words.before}: ${before}`, `${words.after}: ${after}`]
  return (
    <svg
      className={`${colouring(props.variant)} g-open`}
      role="img"
      aria-label={inWords(props, before, after, words)}
    >
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
        <CoverSheet marks={marks} />
      </svg>
      {marks.map((mark, index) => (
        <Label key={mark.fill} {...labelAt(mark)} lines={[named[index] ?? '']} />
      ))}
    </svg>
  )
}

const numbersOf = ({ metric: { baseline, value, format } }: CoverSubject, writing: Writing) => ({
  before: writing.value(baseline, format),
  after: writing.value(value, format),
})

const inWords = (
  { metric: { label } }: CoverSubject,
  before: string,
  after: string,
  words: ChartWords,
) => fill(words.cover, { label, before, after })

/** The share of a field from which on a label has room in its mark. */
const ROOM = 0.4
const ON: Record<Fill, string> = { ground: 'g-t', first: 'g-t1', accent: 'g-x' }

/** Pixels between a label and the side of its mark, and where that leans, at the steepest. */
const [BESIDE, BESIDE_LEANING] = [8, 36]

/** Whether a label has room in its mark. */
function hasRoom({ end: [x, y], grows, sheet }: CoverMark): boolean {
  if (sheet) return false
  const length = grows === 'right' ? x / WIDTH : grows === 'up' ? 1 - y / HEIGHT : y / HEIGHT
  return length > ROOM
}

/** A label at the end of its mark: in it where there is room, otherwise beyond. */
function labelAt(mark: CoverMark): Omit<LabelProps, 'lines'> {
  const { grows, fill, leans } = mark
  const [x, y] = mark.end
  const inside = hasRoom(mark)
  const place = {
    x: (x / WIDTH) * 100,
    y: (y / HEIGHT) * 100,
    className: inside ? ON[fill] : 'g-t',
  }
  if (grows === 'right')
    return { ...place, dx: inside ? -BESIDE : BESIDE, dy: 0.36, anchor: inside ? 'end' : 'start' }
  // Keeps off its own side, or off the mark before it, which leans over the end of a shorter one.
  const dx = leans && inside === (grows === 'down') ? BESIDE_LEANING : BESIDE
  return { ...place, dx, dy: (grows === 'up') === inside ? 1.3 : -0.5 }
}
