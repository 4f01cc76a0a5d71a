import { formatValue } from '../content/format'
import type { ChartData } from './chart-types'
import { isAfter, splitSeries } from './emphasis'
import { EndLabels } from './EndLabels'
import { FittedLabel, Label } from './Label'
import { percent, round } from './scale'
import { wrap } from './text-lines'

/** Where columns start and end, in percent of the width: the earlier and main one of two, or a single one. */
const EARLIER = [0, 23] as const
const MAIN = [31, 54] as const
const ALONE = [0, 52] as const
/** Percent of the height that a part needs for its number: 40 pixels in the shortest chart. */
const NUMBER_ROOM = 14
/** Characters per line of a name, in the narrowest chart and in a wide one. */
const [NARROW_NAME, WIDE_NAME] = [19, 30] as const
/** Characters per line of a column’s name, in the narrowest chart. */
const COLUMN_NAME = 11

/** A part of a column, from the top, in percent of the height. */
interface Part {
  readonly from: number
  readonly to: number
  readonly number: string
  /** Whether it’s too thin for its number. */
  readonly isThin: boolean
}

/** The parts of a column. */
function stack(values: readonly number[], format: ChartData['format']): Part[] {
  const total = values.reduce((sum, value) => sum + value, 0) || 1
  let to = 0
  return values.map(value => {
    const from = to
    to += (value / total) * 100
    return { from, to, number: formatValue(value, format), isThin: to - from < NUMBER_ROOM }
  })
}

/** Parts of a whole as one column, or as two with bands from part to part. */
export function ShareChart(chart: ChartData) {
  const { labels, series, format, summary } = chart
  const { main, others } = splitSeries(series)
  const before = others[0]
  const after = isAfter(chart, main.name)
  const [left, right] = before ? MAIN : ALONE
  const now = stack(main.values, format)
  const then = before && stack(before.values, format)
  /** Names next to the main column’s parts, with the numbers of thin ones. */
  const named = (most: number) =>
    now.flatMap((part, index) => {
      const earlier = then?.[index]
      const number = earlier ? `${earlier.number}\u00a0→\u00a0${part.number}` : part.number
      const isThin = part.isThin || earlier?.isThin
      const text = isThin ? `${labels[index]}, ${number}` : `${labels[index]}`
      return part.to > part.from ? [{ at: (part.from + part.to) / 2, lines: wrap(text, most) }] : []
    })
  return (
    <svg className="g-plot g-share" role="img" aria-label={summary}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        {then?.map(({ from, to }, index) => {
          const end = now[index]
          return end ? (
            <path
              key={index}
              className="g-band"
              d={`M${EARLIER[1]} ${round(from)}L${left} ${round(end.from)}V${round(end.to)}L${EARLIER[1]} ${round(to)}z`}
            />
          ) : null
        })}
      </svg>
      {before && then && (
        <Column name={before.name} parts={then} place={EARLIER} fill="g-i" number="g-b g-o" />
      )}
      <Column
        name={before && main.name}
        parts={now}
        place={[left, right]}
        fill={after ? 'g-a' : 'g-f'}
        number={after ? 'g-l g-x' : 'g-l'}
      />
      <EndLabels labels={named(NARROW_NAME)} x={right} className="g-small" />
      <EndLabels labels={named(WIDE_NAME)} x={right} className="g-wide" />
    </svg>
  )
}

interface ColumnProps {
  /** The name below it. */
  readonly name?: string | undefined
  readonly parts: readonly Part[]
  /** Where it starts and ends, in percent of the width. */
  readonly place: readonly [number, number]
  /** The classes of its parts and their numbers. */
  readonly fill: string
  readonly number: string
}

function Column({ name, parts, place: [x, end], fill, number }: ColumnProps) {
  return (
    <>
      {parts.map(({ from, to }, index) => (
        <rect
          key={index}
          className={fill}
          x={percent(x)}
          y={percent(from)}
          width={percent(end - x)}
          height={percent(to - from)}
        />
      ))}
      {parts.map((part, index) =>
        part.isThin ? null : (
          <Label
            key={index}
            x={x}
            dx={8}
            y={(part.from + part.to) / 2}
            dy={0.36}
            lines={[part.number]}
            className={number}
          />
        ),
      )}
      {name && <FittedLabel x={x} y={100} dy={1.5} text={name} narrow={wrap(name, COLUMN_NAME)} />}
    </>
  )
}
