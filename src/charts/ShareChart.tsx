import { formatValue } from '../content/format'
import type { ChartData } from './chart-types'
import { splitSeries, stressed } from './emphasis'
import { FittedLabel, Label } from './Label'
import { round } from './scale'
import { wrap } from './text-lines'

/** Places in percent of the width: the earlier column ends, the main one starts and ends, names start. */
const FIRST_END = 23
const MAIN = [31, 54] as const
const ALONE = [0, 52] as const
const NAME_GAP = 3
/** Percent of the height that a line of a name needs, and that a number needs in its part. */
const LINE_ROOM = 6.6
const NUMBER_ROOM = 7
/** Percent between two names, where there is room for so much. */
const BETWEEN = 4
/** Characters on a line of a name, on the narrowest drawing and on a wide one. */
const [NARROW_NAME, WIDE_NAME] = [19, 30] as const
/** Characters on a line of a column’s name: for both columns alike. */
const COLUMN_NAME = 15

interface Part {
  readonly from: number
  readonly to: number
}

/** Where parts start and end, from the top. */
function stack(values: readonly number[]): Part[] {
  const total = values.reduce((sum, value) => sum + value, 0) || 1
  let from = 0
  return values.map(value => {
    const part = { from, to: from + (value / total) * 100 }
    from = part.to
    return part
  })
}

/** Whether a part has no room for a number. */
function isThin(part: Part | undefined): boolean {
  return !part || part.to - part.from < NUMBER_ROOM
}

/** Places for names of so many lines, as near to their parts as they can be without touching. */
function spread(centres: readonly number[], names: readonly string[][]): number[] {
  const heights = names.map(lines => lines.length * LINE_ROOM)
  const free = 100 - heights.reduce((sum, height) => sum + height, 0)
  const gap = Math.max(0, Math.min(BETWEEN, free / names.length))
  const half = (index: number) => ((heights[index] ?? 0) + gap) / 2
  let edge = 0
  const places = centres.map((centre, index) => {
    const place = Math.max(centre, edge + half(index))
    edge = place + half(index)
    return place
  })
  edge = 100
  for (let index = places.length - 1; index >= 0; index--) {
    const place = Math.min(places[index] ?? 0, edge - half(index))
    places[index] = place
    edge = place - half(index)
  }
  return places
}

/** The band of one part from the earlier column to the main one. */
function band(then: readonly Part[], now: readonly Part[], index: number): string {
  const [from, to] = [then[index], now[index]]
  if (!from || !to) return ''
  return `M${FIRST_END} ${round(from.from)}L${MAIN[0]} ${round(to.from)}V${round(to.to)}L${FIRST_END} ${round(from.to)}z`
}

/** The name of a column under its foot. */
function SeriesName({ x, name }: { x: number; name: string }) {
  return <FittedLabel x={x} y={100} dy={1.5} text={name} narrow={wrap(name, COLUMN_NAME)} />
}

interface PartNamesProps {
  readonly names: readonly string[][]
  readonly parts: readonly Part[]
  /** Where the column ends whose parts they are, in percent. */
  readonly right: number
  readonly className?: string
}

/** The names of a column’s parts at its side, each at the end of a line from its part. */
function PartNames({ names, parts, right, className = '' }: PartNamesProps) {
  const centres = parts.map(({ from, to }) => (from + to) / 2)
  const places = spread(centres, names)
  const way = centres.map(
    (centre, index) =>
      `M${right} ${round(centre)}L${right + NAME_GAP - 1} ${round(places[index] ?? 0)}`,
  )
  return (
    <>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <path className={`g-hair ${className}`.trim()} d={way.join('')} />
      </svg>
      {names.map((lines, index) => (
        <Label
          key={index}
          x={right + NAME_GAP}
          y={places[index] ?? 0}
          dy={0.36 - (lines.length - 1) * 0.6}
          lines={lines}
          className={`g-b ${className}`.trim()}
        />
      ))}
    </>
  )
}

/** Parts of a whole as one column; with an earlier one beside it, and bands from part to part. */
export function ShareChart(chart: ChartData) {
  const { labels, series, format, summary } = chart
  const { main, others } = splitSeries(series)
  const before = others[0]
  const [left, right] = before ? MAIN : ALONE
  const now = stack(main.values)
  const then = before && stack(before.values)
  const accent = stressed(chart)
  const texts = labels.map((label, index) => {
    const text = (values: readonly number[]) => formatValue(values[index] ?? 0, format)
    const value = before
      ? `${text(before.values)}\u00a0→\u00a0${text(main.values)}`
      : text(main.values)
    // Parts too thin for their numbers have them with their name.
    const thin = isThin(now[index]) || (then !== undefined && isThin(then[index]))
    return thin ? `${label}, ${value}` : label
  })
  const [narrow, wide] = [NARROW_NAME, WIDE_NAME].map(most => texts.map(text => wrap(text, most)))
  const alike = narrow?.every((lines, index) => lines.length === wide?.[index]?.length)
  const block = (parts: readonly Part[], from: number, to: number, skip?: number) =>
    parts
      .map((part, index) =>
        index === skip ? '' : `M${from} ${round(part.from)}H${to}V${round(part.to)}H${from}z`,
      )
      .join('')
  const numbers = (
    values: readonly number[],
    parts: readonly Part[],
    x: number,
    size: string,
    stress?: number,
  ) =>
    values.map((value, index) => {
      const part = parts[index]
      if (!part || isThin(part)) return null
      return (
        <Label
          key={index}
          x={x}
          dx={8}
          y={(part.from + part.to) / 2}
          dy={0.36}
          lines={[formatValue(value, format)]}
          className={index === stress ? `${size} g-x` : size === 'g-b' ? 'g-b g-o' : size}
        />
      )
    })
  return (
    <svg className="g-plot g-share" role="img" aria-label={summary}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        {then && (
          <>
            <path
              className="g-band"
              d={labels
                .map((_, index) => (index === accent ? '' : band(then, now, index)))
                .join('')}
            />
            <path className="g-band g-a" d={band(then, now, accent)} />
            <path className="g-i" d={block(then, 0, FIRST_END)} />
          </>
        )}
        <path className="g-f" d={block(now, left, right, accent)} />
        <path className="g-a" d={block(now.slice(accent, accent + 1), left, right)} />
        <path
          className="g-rule"
          d={now
            .slice(1)
            .map(({ from }, index) => {
              const earlier = then?.[index + 1]
              return `${earlier ? `M0 ${round(earlier.from)}H${FIRST_END}L` : 'M'}${left} ${round(from)}H${right}`
            })
            .join('')}
        />
      </svg>
      {before && then && numbers(before.values, then, 0, 'g-b')}
      {numbers(main.values, now, left, 'g-l', accent)}
      {narrow && (
        <PartNames
          names={narrow}
          parts={now}
          right={right}
          className={alike ? undefined : 'g-small'}
        />
      )}
      {wide && !alike && <PartNames names={wide} parts={now} right={right} className="g-wide" />}
      {before && <SeriesName x={0} name={before.name} />}
      {before && <SeriesName x={left} name={main.name} />}
    </svg>
  )
}
