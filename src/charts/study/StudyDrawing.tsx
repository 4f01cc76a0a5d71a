import { formatValue } from '../../content/format'
import { chartWords as words } from '../words'
import { Chart } from '../Chart'
import type { StudyFigure } from '../../content/service'
import type { ChartData, MetricData } from '../chart-types'
import { splitSeries, stressed } from '../emphasis'
import { unitInWords } from '../format'
import { PosterBars } from '../PosterBars'
import { Cells, Coins, Hundred, Pair, Road, Strip } from './shapes'

/** How a study's numbers are drawn. */
export type StudyDrawingKind = StudyFigure['kind']

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
    <>
      <p>{unitInWords(chart)}</p>
      <ul className={kind === 'roads' ? 'g-lanes' : `g-set g-${kind}`}>
        {chart.labels.map((label, index) => {
          const value = main.values[index] ?? 0
          const earlier = before?.[index]
          const bright = index === stress
          return (
            <li key={label}>
              {/* A number and its shape are one thing, so that the number stands on it. */}
              <div>
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
              </div>
              <p>{label}</p>
              {kind === 'coins' && (
                <p className="h4">
                  {earlier !== undefined &&
                    `${text(earlier)} ${others[0]?.name.toLowerCase() ?? ''}, `}
                  {text(value)} {before && main.name.toLowerCase()}
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}

/**
 * A wait, day by day: a row for each cause, its days where they fell in the whole. Both waits have one
 * scale; what is left of the longest cause is bright.
 */
function Days({ labels, series }: ChartData) {
  const { main, others } = splitSeries(series)
  const most = Math.max(...series.map(({ values }) => sum(values)))
  const longest = series.find(({ values }) => sum(values) === most)?.values ?? []
  const cause = longest.indexOf(Math.max(...longest))
  return (
    <div className="g-lanes g-days">
      {[...others, main].map(({ name, values }) => (
        <section key={name} className="tight">
          <h3>
            {name}: {formatValue(sum(values), 'days')}
          </h3>
          <ol className="tight">
            {labels.map((label, index) => {
              const value = values[index] ?? 0
              return (
                <li key={label}>
                  <span>
                    {label}: {formatValue(value, 'days')}
                  </span>
                  <Strip
                    from={sum(values.slice(0, index))}
                    days={value}
                    most={most}
                    bright={values === main.values && index === cause}
                  />
                </li>
              )
            })}
          </ol>
        </section>
      ))}
    </div>
  )
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** The value that a drawing ends on: the last of a run, or the widest gap of pairs. */
function stressedEnd(chart: ChartData): number {
  return chart.series.length > 1 || chart.stress ? stressed(chart) : chart.labels.length - 1
}

/** A metric as a chart of two values. */
export function metricAsChart(
  metric: Pick<MetricData, 'id' | 'label' | 'baseline' | 'value' | 'format'>,
): ChartData {
  const { id, label, baseline, value, format } = metric
  return {
    id,
    kind: 'bars',
    title: label,
    format,
    unit: label,
    summary: label,
    labels: [words.before, words.after],
    series: [{ name: label, values: [baseline, value] }],
  }
}
