import { z } from 'zod'
import { drawnNumber, numberFormat } from './chart'
import { object, slug, text } from './fields'

/** A result: from what to what, in which window, measured how. The change is computed from it. */
export const metric = object('Metric', 'A result with everything needed to judge it.', {
  id: slug('The metric’s name in this file: <Metric id="…" /> puts it into the text.'),
  label: text(5, 70, 'What was measured, like “Online bookings a month”.'),
  baseline: drawnNumber.meta({ description: 'The value before.' }),
  value: drawnNumber.meta({ description: 'The value after.' }),
  format: numberFormat.meta({ enumName: 'NumberFormat', description: 'How values are written.' }),
  better: z
    .enum(['higher', 'lower'])
    .meta({ enumName: 'BetterDirection', description: 'Which direction is the good one.' }),
  window: text(10, 120, 'The two periods compared, like “May–July 2025 against May–July 2024”.'),
  method: text(20, 240, 'How it was measured: the source, and what was left out.'),
})

export type Metric = z.infer<typeof metric>
