import { Chart } from '../Chart'
import type { ChartData } from '../chart-types'
import { splitSeries, stressed } from '../emphasis'
import { formatValue, type NumberFormat } from '../format'
import { PosterBars } from '../PosterBars'
import { Cells, Coins, Hundred, Pair, Road, Strip } from './shapes'

/** How a study's numbers are drawn. */
export type StudyDrawingKind =
  'lines' | 'stairs' | 'coins' | 'roads' | 'heaps' | 'days' | 'hundred' | 'bars'

/** A drawing of numbers that suits one service: coins for money, roads for miles, days for a wait. */
export function StudyDrawing({ kind, chart }: { kind: StudyDrawingKind; chart: ChartData }) {
  if (kind === 'lines') return <Chart {...chart} />
  const { main, others } = splitSeries(chart.series)
  if (kind === 'bars') {
    return (
      <div className="g-field">
        <PosterBars {...chart} values={main.values} />
      </div>
    )
  }
  if (kind === 'days') return <Days {...chart} />
  const before = others[0]?.values
  const most = Math.max(...main.values, ...(before ?? []))
  const stress = kind === 'stairs' ? main.values.length - 1 : stressedEnd(chart)
  const text = (value: number) => formatValue(value, chart.format)
  return (
    <ul className={kind === 'roads' ? 'g-lanes' : `g-set g-${kind}`}>
      {chart.labels.map((label, index) => {
        const value = main.values[index] ?? 0
        const earlier = before?.[index]
        const bright = index === stress
        return (
          <li key={label}>
            {kind !== 'coins' && (
              <p className={before ? 'h4' : 'h2 display'}>
                {earlier !== undefined && `${text(earlier)}\u00a0→ `}
                {text(value)}
              </p>
            )}
            {kind === 'coins' && (
              <Coins value={value} before={earlier} most={most} bright={bright} />
            )}
            {kind === 'stairs' && (
              <Pair value={value} before={earlier} most={most} bright={bright} />
            )}
            {kind === 'heaps' && <Cells value={value} most={most} bright={bright} />}
            {kind === 'hundred' && <Hundred value={value} bright={bright} />}
            {kind === 'roads' && <Road share={value / most} bright={bright} />}
            <p>{label}</p>
            {kind === 'coins' && (
              <p className="h4">
                {earlier !== undefined && `${text(earlier)} and `}
                {text(value)}
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** A wait, day by day: a cell for each, so that the longest cause is seen before it is read. */
function Days({ labels, series, format }: ChartData) {
  const { main, others } = splitSeries(series)
  const most = Math.max(...series.map(({ values }) => sum(values)))
  return (
    <ul className="g-lanes">
      {[...others, main].map(({ name, values }) => (
        <li key={name} className="stack">
          <p className="h3">
            {name}: {formatValue(sum(values), 'days')}
          </p>
          <Strip values={values} most={most} />
          <ol className="cols narrow">
            {labels.map((label, index) => (
              <li key={label}>
                {label}: {formatValue(values[index] ?? 0, format)}
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  )
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** The value that a drawing ends on: the last of a run, or the widest gap of pairs. */
function stressedEnd(chart: ChartData): number {
  return chart.series.length > 1 || chart.stress ? stressed(chart) : chart.labels.length - 1
}

/** A metric as a chart of two values. */
export function metricAsChart(metric: {
  readonly id: string
  readonly label: string
  readonly baseline: number
  readonly value: number
  readonly format: NumberFormat
}): ChartData {
  const { id, label, baseline, value, format } = metric
  return {
    id,
    kind: 'bars',
    title: label,
    format,
    summary: label,
    labels: ['Before', 'After'],
    series: [{ name: label, values: [baseline, value] }],
  }
}
