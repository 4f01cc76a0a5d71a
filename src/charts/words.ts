/** The words in and around drawings. */
export const chartWords = {
  numbers: 'The numbers',
  before: 'Before',
  after: 'After',
  cover: '{label}: from {before} to {after}.',
  axis: '{unit}, by {axis}',
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
