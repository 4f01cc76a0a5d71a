/**
 * The metrics and charts of a front matter, held against each other and against the text: rules of these
 * declarations, which no library knows.
 */
import type { Chart } from '../../schema/chart'
import type { Metric } from '../../schema/metric'
import type { Fault } from '../../documents/fault'
import type { Document } from '../../documents/document'
import { claimsIn } from './change-claims'
import { figuresIn, rounds, type Figure } from './figures'
import { placesOf, windowsIn, type Period } from './months'
import type { Passage } from './readable-text'
import { sentencesOf, wordsOf } from './sentences'

export interface MetricReading {
  checked: number
  faults: Fault[]
}

/** Everything that can be held against a document’s metrics and charts. */
export function checkMetrics(document: Document, passages: readonly Passage[]): MetricReading {
  const { data } = document
  const metrics = 'metrics' in data ? data.metrics : []
  const charts = ('charts' in data && data.charts) || []
  const prose = passages.filter(({ path }) => path?.[0] !== 'metrics' && path?.[0] !== 'charts')
  const figures = prose.flatMap(({ text }) => figuresIn(text))
  const readings = [
    ...metrics.map((metric, index) => shown(document, metric, index, figures, charts)),
    ...metrics.map((metric, index) => fractions(document, metric, index)),
    ...metrics.flatMap((metric, index) =>
      charts.map(chart => averages(document, metric, index, chart)),
    ),
    ...charts.map((chart, index) => funnel(document, chart, index)),
    ...prose.map(passage => changesNear(document, passage, metrics)),
  ]
  return {
    checked: readings.reduce((sum, { checked }) => sum + checked, 0),
    faults: readings.flatMap(({ faults }) => faults),
  }
}

/** A value of a metric, or its change, stands in the text or in a chart; or the text shows the metric itself. */
function shown(
  { file, located, reading }: Document,
  metric: Metric,
  index: number,
  figures: readonly Figure[],
  charts: readonly Chart[],
): MetricReading {
  const { baseline, value } = metric
  const told =
    reading?.uses.some(({ shortcode, id }) => shortcode === 'Metric' && id === metric.id) ||
    charts.some(({ series }) => series.some(({ values }) => values.includes(value))) ||
    figures.some(figure => means(figure, metric, baseline) || means(figure, metric, value))
  const faults = told
    ? []
    : [
        file.fault(
          located.offsetOf(['metrics', index, 'value']),
          'metric-not-told',
          `“${metric.label}” stands neither in the text nor in a chart.`,
          `Tell it, or put <Metric id="${metric.id}" /> into the text.`,
        ),
      ]
  return { checked: 1, faults }
}

/** Whether a figure says a metric’s value, in the unit of its format or without one. */
function means(figure: Figure, { format }: Metric, value: number): boolean {
  if (figure.unit === 'points') return false
  if (figure.unit === 'percent' && format !== 'percent') return false
  if (figure.unit === 'dollars' && format !== 'currency') return false
  // “7,020” may be told as “7,000”; but not as “7”.
  return (
    figure.value === value || (Math.abs(value) >= 1000 && Math.abs(figure.value / value - 1) < 0.01)
  )
}

/** “20 of 33” in the window or method of a percentage must be that percentage. */
function fractions({ file, located }: Document, metric: Metric, index: number): MetricReading {
  if (metric.format !== 'percent') return { checked: 0, faults: [] }
  let checked = 0
  const faults: Fault[] = []
  for (const field of ['window', 'method'] as const) {
    for (const match of metric[field].matchAll(/\b([\d,]+) of ([\d,]+)\b/g)) {
      const [part, whole] = [match[1], match[2]].map(text => Number(text?.replaceAll(',', '')))
      if (
        part === undefined ||
        whole === undefined ||
        part >= whole ||
        (whole >= 1900 && whole <= 2100)
      )
        continue
      checked++
      const percent = (part / whole) * 100
      if ([metric.baseline, metric.value].some(value => rounds(asFigure(value), percent))) continue
      faults.push(
        file.fault(
          located.offsetOf(['metrics', index, field]) + match.index,
          'arithmetic',
          `${match[0]} is ${Number(percent.toFixed(1))}%, and “${metric.label}” says ${metric.baseline}% and ${metric.value}%.`,
          'Correct the count or the metric.',
        ),
      )
    }
  }
  return { checked, faults }
}

const asFigure = (value: number) => ({
  value,
  decimals: (String(value).split('.')[1] ?? '').length,
})

/** A metric over months that a chart of the same thing shows is those months’ average. */
function averages(
  { file, located }: Document,
  metric: Metric,
  index: number,
  chart: Chart,
): MetricReading {
  if (metric.format !== chart.format || chart.kind === 'funnel' || chart.kind === 'share') {
    return { checked: 0, faults: [] }
  }
  const windows = windowsIn(metric.window)
  const reading: MetricReading = { checked: 0, faults: [] }
  for (const end of ['baseline', 'value'] as const) {
    // “against the same months a year earlier” names no months: those of the value.
    const period =
      windows[end] ?? (end === 'baseline' && windows.value ? yearBefore(windows.value) : undefined)
    const places = period && placesOf(period, chart.labels)
    if (!places) continue
    const series = chart.series.filter(({ name }) =>
      sameThing(metric.label, `${chart.title} ${name}`),
    )
    const own = series.filter(({ name }) =>
      isOfYear(`${name} ${series.length === 1 ? chart.title : ''}`, period, chart.labels),
    )
    if (own.length === 0) continue
    reading.checked++
    const means = own.map(({ values }) => mean(places.map(place => values[place] ?? 0)))
    if (means.some(value => rounds(asFigure(metric[end]), value))) continue
    // So far apart, the two are about different things.
    if (means.every(value => value > metric[end] * 2 || value < metric[end] / 2)) continue
    reading.faults.push(
      file.fault(
        located.offsetOf(['metrics', index, end]),
        'arithmetic',
        `The chart “${chart.id}” gives ${means.map(value => Number(value.toFixed(2))).join(' or ')} on average for these months, and the metric says ${metric[end]}.`,
        'Make the two agree.',
      ),
    )
  }
  return reading
}

const yearBefore = ({ from, to, hasYear }: Period): Period => ({
  from: hasYear ? from - 12 : from,
  to: hasYear ? to - 12 : to,
  hasYear,
})

/** Whether a series can be of a period’s year: it names that year, or its labels do. */
function isOfYear(name: string, period: Period, labels: readonly string[]): boolean {
  if (labels.some(label => /\d\d$/.test(label)) || !period.hasYear) return true
  const years = [...name.matchAll(/\b20(\d\d)(?:[–-](?:20)?(\d\d))?\b/g)]
  // A chart without a year shows the time of the study: the metric’s value.
  if (years.length === 0) return false
  return years.some(([, first, last]) => {
    const from = 2000 + Number(first)
    const to = last === undefined ? from : 2000 + Number(last)
    return (
      from <= Math.floor(period.from / 12) &&
      Math.floor(period.to / 12) <= to &&
      to - from === Math.floor(period.to / 12) - Math.floor(period.from / 12)
    )
  })
}

const SMALL = new Set(
  'a an and at by for from in into is of on or per the that to with who which month months week year quarter each'.split(
    ' ',
  ),
)

/** Most of the words that matter in a label stand in a title. */
function sameThing(label: string, title: string): boolean {
  const stems = (text: string) =>
    wordsOf(text.toLowerCase())
      .filter(word => !SMALL.has(word))
      .map(word => word.slice(0, 6))
  const given = new Set(stems(title))
  const wanted = stems(label)
  return wanted.filter(stem => given.has(stem)).length >= wanted.length * 0.6
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** The steps of a funnel never rise. */
function funnel({ file, located }: Document, chart: Chart, index: number): MetricReading {
  if (chart.kind !== 'funnel') return { checked: 0, faults: [] }
  const faults = chart.series.flatMap(({ values }, number) => {
    const rise = values.findIndex((value, step) => step > 0 && value > (values[step - 1] ?? 0))
    return rise < 0
      ? []
      : [
          file.fault(
            located.offsetOf(['charts', index, 'series', number, 'values', rise]),
            'arithmetic',
            `“${chart.labels[rise]}” has more than the step before it.`,
            'Each step of a funnel is a part of the one before; use bars otherwise.',
          ),
        ]
  })
  return { checked: chart.series.length, faults }
}

/** A sentence that names both values of a metric: what it says of the change must be true. */
function changesNear(
  { file }: Document,
  passage: Passage,
  metrics: readonly Metric[],
): MetricReading {
  const reading: MetricReading = { checked: 0, faults: [] }
  for (const { text, index } of sentencesOf(passage.text)) {
    // Sentences that say “from … to” are read with all others.
    if (claimsIn(text).checked > 0) continue
    const figures = figuresIn(text)
    for (const metric of metrics) {
      const from = figures.find(
        figure => figure.value === metric.baseline && means(figure, metric, metric.baseline),
      )
      const to = figures.find(
        figure =>
          figure !== from && figure.value === metric.value && means(figure, metric, metric.value),
      )
      if (!from || !to || metric.baseline === metric.value) continue
      const claims = claimsIn(
        `from ${text.slice(from.index, from.end)} to ${text.slice(to.index, to.end)}, ${text.slice(Math.max(from.end, to.end))}`,
      )
      reading.checked += claims.checked
      reading.faults.push(
        ...claims.wrong.map(({ claim, expected }) =>
          file.fault(
            passage.offsetAt(index + text.lastIndexOf(claim)),
            'arithmetic',
            `“${metric.label}” changed by ${expected}, and the text says ${claim}.`,
            'Correct the text or the metric.',
          ),
        ),
      )
    }
  }
  return reading
}
