/** Stretches of time: how long something takes, and when it happens. */
import { z } from 'zod'
import { goesUp, ITSELF, object, refined, text } from './fields'

const number = (min: number, description: string) =>
  z.int32().min(min).max(120).meta({ description })
const unit = z
  .enum(['day', 'week', 'month'])
  .meta({ enumName: 'TimeUnit', description: 'day (of five a week), week or month.' })

/** How long something takes: 12 weeks, or 4 to 5 months. */
export const duration = refined(
  object('Duration', 'How long something takes.', {
    from: number(1, 'How many days, weeks or months; the fewest of a range.'),
    to: number(1, 'The most of the range; left out where it is one number.').optional(),
    unit,
  }),
  goesUp,
  'the longest time is below the shortest',
)

/** When something happens, counted from the start of the work: weeks 2 to 3, or from month 4. */
export const period = refined(
  refined(
    object('TimePeriod', 'When something happens, counted from the start of the work.', {
      from: number(0, 'The first day, week or month, from 1; 0 for what comes before the start.'),
      to: number(1, 'The last; as “from” for a single one, left out where it goes on.').optional(),
      unit,
      label: text(3, 40, 'Shown in place of the numbers, like “Before a contract”.').optional(),
    }),
    goesUp,
    'the end is before the beginning',
  ),
  ({ from, to, label }) => (from > 0 || (to === undefined && label !== undefined) ? [] : ITSELF),
  'what comes before the start has a label, and no “to”',
)

export type Duration = z.infer<typeof duration>
export type TimePeriod = z.infer<typeof period>
