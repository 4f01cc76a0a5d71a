import { z } from 'zod'
import { drawnNumber, numberFormat } from './chart'
import { object, slug, text } from './fields'

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

export type Metric = z.infer<typeof metric>
