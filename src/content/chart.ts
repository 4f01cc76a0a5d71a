import { z } from 'zod'
import { object, slug, text } from './fields'

/** How a number is written: with which sign, unit and precision. */
export const numberFormat = z.enum([
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

const chartSeries = object('ChartSeries', 'One line, or one colour of bars.', {
  name: text(2, 40, 'What the numbers belong to, like “Before” or “2025”.'),
  values: z
    .array(z.number().min(0))
    .min(2)
    .max(36)
    .meta({ description: 'One number for each label, in the same order.' }),
})

const chartMark = object('ChartMark', 'A note at one label of a chart.', {
  at: text(1, 40, 'The label that the note belongs to.'),
  text: text(3, 60, 'The note.'),
})

const chartLogEntry = object('ChartLogEntry', 'What was done at one label of a chart.', {
  at: text(1, 40, 'The label that the entry belongs to.'),
  text: text(10, 140, 'The entry, in a sentence or two.'),
})

/** A chart drawn from numbers; its table is its text alternative. */
export const chart = object('Chart', 'A chart drawn from its numbers.', {
  id: slug('The chart’s name in this file: <Chart id="…" /> puts it into the text.'),
  kind: z.enum(['bars', 'line', 'funnel', 'share']).meta({
    enumName: 'ChartKind',
    description:
      'bars: compare; line: over time; funnel: steps of a path; share: parts of a whole that add up to 100.',
  }),
  title: text(8, 90, 'What the chart shows.'),
  format: numberFormat.meta({
    enumName: 'NumberFormat',
    description: 'How the numbers are written.',
  }),
  unit: text(
    3,
    40,
    'What plain numbers count, like “Clicks a week”: it stands at the drawing. Percent, dollars, seconds and days say it themselves.',
  ).optional(),
  axis: text(
    3,
    40,
    'What the labels count where they are bare numbers, like “week from the launch”.',
  ).optional(),
  summary: text(40, 300, 'What a reader should see in it, for those who cannot see it.'),
  labels: z
    .array(text(1, 40, 'A label.'))
    .min(2)
    .max(36)
    .meta({ description: 'The labels along the chart, in order.' }),
  series: z.array(chartSeries).min(1).max(3).meta({
    description:
      'One to three series of numbers. The last is drawn strongest: before comes before after.',
  }),
  stress: text(
    1,
    40,
    'The label whose number matters most: it is drawn in the bright colour. Left out, it is the greatest number, or the greatest change.',
  ).optional(),
  marks: z.array(chartMark).max(4).optional().meta({ description: 'Notes on the chart.' }),
  log: z.array(chartLogEntry).max(12).optional().meta({
    description: 'What was done label by label, where the chart opens the home page.',
  }),
})

export type NumberFormat = z.infer<typeof numberFormat>
export type Chart = z.infer<typeof chart>
