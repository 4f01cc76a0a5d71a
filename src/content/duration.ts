/** Durations and time periods. */
import { z } from 'zod'
import { goesUp, object, text, whole } from './fields'

const number = (min: number, description: string) => whole(min, 120, description)
const unit = z
  .enum(['day', 'week', 'month'])
  .meta({ description: 'day (five per week), week, or month.', enumName: 'TimeUnit' })

/** How long something takes: 12 weeks, or 4 to 5 months. */
export const duration = object('Duration', 'How long something takes.', {
  from: number(1, 'The number of days, weeks, or months, or the lower end of a range.'),
  to: number(1, 'The upper end of a range. Leave it out for a single number.').optional(),
  unit,
}).refine(goesUp, '“to” is less than “from”')

/** When something happens, counted from the start of the project: weeks 2 to 3, or from month 4. */
export const period = object(
  'TimePeriod',
  'When something happens, counted from the start of the project.',
  {
    from: number(0, 'The first day, week, or month, counting from 1. Use 0 for before the start.'),
    to: number(
      1,
      'The last day, week, or month. Repeat “from” if it’s the only one. Leave it out if there’s no end.',
    ).optional(),
    unit,
    label: text(3, 40, 'Shown instead of the numbers, like “Before a contract”.').optional(),
  },
)
  .refine(goesUp, '“to” is before “from”')
  .refine(({ from, to, label }) => from > 0 || to || label, {
    path: ['label'],
    error: 'a step before the start needs a label',
  })
