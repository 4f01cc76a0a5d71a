import { formatValue } from '../content/format'
import type { ChartData } from './chart-types'
import { splitSeries, stressed } from './emphasis'
import { EndLabels } from './EndLabels'
import { FittedLabel, Label } from './Label'
import { round } from './scale'
import { wrap } from './text-lines'

/** Places in percent of the width: the earlier column ends, the main one starts and ends. */
const FIRST_END = 23
const MAIN = [31, 54] as const
const ALONE = [0, 52] as const
/** Percent of the height that a number needs in its part. */
const NUMBER_ROOM = 7
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
  /** Names beside the parts that are there, in lines of so many characters. */
  const named = (most: number) =>
    now.flatMap(({ from, to }, index) =>
      to > from ? [{ at: (from + to) / 2, lines: wrap(texts[index] ?? '', most) }] : [],
    )
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
      <EndLabels labels={named(NARROW_NAME)} x={right} className="g-small" />
      <EndLabels labels={named(WIDE_NAME)} x={right} className="g-wide" />
      {before && <SeriesName x={0} name={before.name} />}
      {before && <SeriesName x={left} name={main.name} />}
    </svg>
  )
}
