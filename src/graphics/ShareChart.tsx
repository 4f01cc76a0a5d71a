import type { ChartData } from './chart-types'
import { splitSeries, stressed } from './emphasis'
import { formatValue } from './format'
import { Label } from './Label'
import { round } from './scale'
import { wrap } from './text-lines'

/** Places in percent of the width: the earlier column ends, the main one starts and ends, names start. */
const FIRST_END = 24
const MAIN = [36, 62] as const
const ALONE = [0, 52] as const
const NAME_GAP = 4
/** Percent of the height that a name needs, and that a number needs in its part. */
const NAME_ROOM = 13
const NUMBER_ROOM = 7

/** Where parts start and end, from the top. */
function stack(values: readonly number[]): { from: number; to: number }[] {
  const total = values.reduce((sum, value) => sum + value, 0) || 1
  let from = 0
  return values.map(value => {
    const part = { from, to: from + (value / total) * 100 }
    from = part.to
    return part
  })
}

/** Places for names as near to their parts as they can be without touching. */
function spread(centres: readonly number[], room: number): number[] {
  const places: number[] = []
  for (const centre of centres) places.push(Math.max(centre, (places.at(-1) ?? -room / 2) + room))
  let floor = 100 - room / 2
  for (let index = places.length - 1; index >= 0; index--) {
    places[index] = Math.min(places[index] ?? 0, floor)
    floor = (places[index] ?? 0) - room
  }
  return places
}

/** Parts of a whole as one column; with an earlier one beside it, and bands from part to part. */
export function ShareChart({ labels, series, format, summary }: ChartData) {
  const { main, others } = splitSeries(series)
  const before = others[0]
  const [left, right] = before ? MAIN : ALONE
  const now = stack(main.values)
  const then = before && stack(before.values)
  const accent = stressed(main, others)
  const names = spread(now.map(({ from, to }) => (from + to) / 2), Math.min(NAME_ROOM, 100 / labels.length))
  const block = (parts: typeof now, from: number, to: number, skip?: number) =>
    parts
      .map((part, index) =>
        index === skip ? '' : `M${from} ${round(part.from)}H${to}V${round(part.to)}H${from}z`,
      )
      .join('')
  const numbers = (values: readonly number[], parts: typeof now, x: number, size: string, stress?: number) =>
    values.map((value, index) => {
      const part = parts[index]
      if (!part || part.to - part.from < NUMBER_ROOM) return null
      return (
        <Label
          key={labels[index]}
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
              d={then
                .map((part, index) => {
                  const to = now[index] ?? part
                  return `M${FIRST_END} ${round(part.from)}L${left} ${round(to.from)}V${round(to.to)}L${FIRST_END} ${round(part.to)}z`
                })
                .join('')}
            />
            <path className="g-i" d={block(then, 0, FIRST_END)} />
          </>
        )}
        <path className="g-f" d={block(now, left, right)} />
        <path className="g-a" d={block(now.slice(accent, accent + 1), left, right)} />
        <path
          className="g-rule"
          d={[...(then ?? []).slice(1).map(({ from }) => `M0 ${round(from)}H${FIRST_END}`), ...now.slice(1).map(({ from }) => `M${left} ${round(from)}H${right}`)].join('')}
        />
        <path
          className="g-hair"
          d={names.map((y, index) => {
            const part = now[index]
            return part ? `M${right} ${round((part.from + part.to) / 2)}L${right + NAME_GAP - 1} ${round(y)}` : ''
          }).join('')}
        />
      </svg>
      {before && then && numbers(before.values, then, 0, 'g-b')}
      {numbers(main.values, now, left, 'g-l', accent)}
      {labels.map((label, index) => {
        const lines = wrap(label, before ? 17 : 22)
        return (
          <Label
            key={label}
            x={right + NAME_GAP}
            y={names[index] ?? 0}
            dy={0.36 - (lines.length - 1) * 0.6}
            lines={lines}
          />
        )
      })}
      {before && <Label x={0} y={100} dy={1.5} lines={wrap(before.name, 15)} />}
      {before && <Label x={left} y={100} dy={1.5} lines={wrap(main.name, 20)} className="g-b" />}
    </svg>
  )
}
