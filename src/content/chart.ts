/** Results and charts of numbers. */
import { z } from 'zod'
import { distinct, list, object, refined, slug, text } from './fields'

/** How numbers are formatted: their symbol, unit, and precision. */
export const numberFormat = z
  .enum([
    'number',
    'percent',
    'currency',
    'multiple',
    'seconds',
    'minutes',
    'hours',
    'days',
    'rating',
  ])
  .meta({ description: 'How the numbers are formatted.', enumName: 'NumberFormat' })

/** A number that charts can draw: from zero to a trillion, since longer numbers don’t fit. */
export const drawnNumber = z.number().min(0).max(1e12)

/** A result: its old and new values, when they were measured, and how. The change is computed from the values. */
export const metric = object('Metric', 'A result, with everything readers need to judge it.', {
  id: slug('The metric’s name in this file: <Metric id="…" /> puts it in the text.'),
  label: text(5, 70, 'What was measured, like “Online bookings per month”.'),
  baseline: drawnNumber.meta({ description: 'The old value.' }),
  value: drawnNumber.meta({ description: 'The new value.' }),
  format: numberFormat,
  better: z
    .enum(['higher', 'lower'])
    .meta({ description: 'Which direction is better.', enumName: 'BetterDirection' }),
  window: text(10, 120, 'The two periods compared, like “May–July 2025 vs. May–July 2024”.'),
  method: text(20, 240, 'How it was measured: the source, and what’s excluded.'),
})

const chartSeries = object('ChartSeries', 'One line, or one set of bars.', {
  name: text(2, 40, 'What the numbers represent, like “Before” or “2025”.'),
  values: list(2, 36, 'One number for each label, in the same order.', drawnNumber),
})

const chartNote = object('ChartNote', 'A note on one of the chart’s labels.', {
  at: text(1, 40, 'The label the note belongs to.'),
  text: text(3, 140, 'The note, in a sentence or two.'),
})

const fields = object('Chart', 'A chart drawn from its numbers.', {
  id: slug('The chart’s name in this file. <Chart id="…" /> shows the chart.'),
  kind: z
    .enum(['bars', 'line'])
    .meta({ description: 'bars: comparisons; line: changes over time.', enumName: 'ChartKind' }),
  title: text(8, 90, 'What the chart shows.'),
  format: numberFormat,
  unit: text(
    3,
    40,
    'What plain numbers measure, like “Clicks per week”, shown above the chart. Not needed for percentages, dollars, or times.',
  ).optional(),
  axis: text(
    3,
    40,
    'What the labels count if they’re only numbers, like “weeks from launch”.',
  ).optional(),
  summary: text(40, 300, 'What the chart shows, for people who can’t see it.'),
  labels: distinct(
    list(
      2,
      36,
      'The labels along the chart, in order.',
      text(1, 40, 'A label, like a month or a channel.'),
    ),
  ),
  series: list(
    1,
    3,
    'One to three series of numbers. The last one stands out most, so put “before” before “after”.',
    chartSeries,
  ),
  after: text(
    1,
    40,
    'The series or label that shows the results of our work, if the chart compares before and after. It’s drawn in orange.',
  ).optional(),
  marks: list(0, 4, 'Notes on the chart.', chartNote).optional(),
  log: list(
    0,
    12,
    'What we did and when, for the chart at the top of the home page.',
    chartNote,
  ).optional(),
})

const complete = refined(
  fields,
  ({ labels, series }) =>
    series.flatMap(({ values }, index) =>
      values.length === labels.length ? [] : [['series', index, 'values']],
    ),
  'the number of values doesn’t match the number of labels',
).refine(({ format, unit }) => format !== 'number' || unit, {
  path: ['unit'],
  error: 'the numbers have no unit',
})

/** A chart drawn from numbers. A table of the numbers is its text alternative. */
export const chart = refined(
  complete,
  ({ labels, series, after, marks = [] }) => [
    ...(after && ![...labels, ...series.map(({ name }) => name)].includes(after)
      ? [['after']]
      : []),
    ...marks.flatMap(({ at }, index) => (labels.includes(at) ? [] : [['marks', index, 'at']])),
  ],
  'this isn’t the name of a label or series in this chart',
)

export type NumberFormat = z.infer<typeof numberFormat>
export type Chart = z.infer<typeof chart>
export type Metric = z.infer<typeof metric>
