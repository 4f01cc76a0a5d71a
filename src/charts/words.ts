/** The words in and around drawings. */
export const chartWords = {
  numbers: 'The numbers',
  before: 'Before',
  after: 'After',
  change: '{before} to {after}',
  cover: '{label}: from {before} to {after}.',
  axis: '{unit}, by {axis}',
  stress: {
    end: 'At the end',
    through: 'Gets through',
    named: 'What matters',
    greatest: 'Greatest',
    greatestChange: 'Greatest difference',
  },
  units: {
    percent: 'Percent',
    currency: 'Dollars',
    multiple: 'Times',
    seconds: 'Seconds',
    minutes: 'Minutes',
    hours: 'Hours',
    days: 'Days',
    rating: 'Stars out of five',
  },
} as const
