import { coverMarks, type CoverSubject } from './cover/cover-shapes'
import { colouring, CoverSheet } from './cover/CoverSheet'
import { FIGURE_HEIGHT, findFreeArea, type FreeArea } from './cover/free-area'
import { Numeral } from './cover/Numeral'
import { HEIGHT, rectangle, WIDTH, type CoverMark, type Fill } from './cover/shape'
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
  const toArea = findFreeArea(marks, after, LARGEST[1], 'right', { within: to.own })
  const fromArea = findFreeArea(marks, before, LARGEST[0], 'left', {
    within: from.own,
    taken: toArea ? [toArea] : [],
  })
  return (
    <svg
      className={colouring(props.variant)}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={inWords(props, before, after, words)}
    >
      <CoverSheet marks={marks.map(mark => solidUnder(mark, [fromArea, toArea]))} />
      {fromArea && <Numeral text={before} area={fromArea} />}
      {toArea && <Numeral text={after} area={toArea} />}
    </svg>
  )
}

/**
 * A pile whose slabs are one slab where a number stands on them: between slabs the ground shows, which can
 * be as dark as the number.
 */
function solidUnder(mark: CoverMark, areas: readonly (FreeArea | undefined)[]): CoverMark {
  const { polygons, fill } = mark
  const area = areas.find(one => one?.on === fill)
  const edges = (slab: (typeof polygons)[number], axis: 0 | 1) => {
    const all = slab.map(point => point[axis])
    return [Math.min(...all), Math.max(...all)] as const
  }
  const [first] = polygons
  if (!area || !first || polygons.length < 2) return mark
  const [left, right] = edges(first, 0)
  // Squares are counted: they stay apart.
  if (polygons.some(slab => edges(slab, 0).join() !== `${left},${right}`)) return mark
  const under = polygons.filter(slab => {
    const [top, bottom] = edges(slab, 1)
    return bottom > area.y - area.size * FIGURE_HEIGHT && top < area.y
  })
  const heights = under.flatMap(slab => edges(slab, 1))
  const top = Math.min(...heights)
  const one = rectangle(left, top, right - left, Math.max(...heights) - top)
  return { ...mark, polygons: [...polygons.filter(slab => !under.includes(slab)), one] }
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

/** A label at the end of its mark: in it where there is room, otherwise beyond. */
function labelAt({ end: [x, y], grows, fill }: CoverMark): Omit<LabelProps, 'lines'> {
  const length = grows === 'right' ? x / WIDTH : grows === 'up' ? 1 - y / HEIGHT : y / HEIGHT
  const inside = length > ROOM
  const place = {
    x: (x / WIDTH) * 100,
    y: (y / HEIGHT) * 100,
    className: inside ? ON[fill] : 'g-t',
  }
  if (grows === 'right')
    return { ...place, dx: inside ? -8 : 8, dy: 0.36, anchor: inside ? 'end' : 'start' }
  return { ...place, dx: 8, dy: (grows === 'up') === inside ? 1.3 : -0.5 }
}
