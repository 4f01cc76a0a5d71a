/** The words and numbers of a case study that is new: an editor adds it, by commands and through /admin. */
import type { CaseStudy } from '../../src/content/case-study'

const WINDOW = 'March–May 2026 against March–May 2025'
export const METHOD =
  'Counted from the order book, page by page, without the orders of the market stall.'

/** What is chosen among what there is. */
type Chosen = 'industry' | 'services' | 'related' | 'provenance' | 'date'

/** Everything that a study must have and that is not chosen among what there is. */
export const bakeryStudy: Omit<CaseStudy, Chosen> = {
  title: 'A bakery takes its orders the evening before',
  client: 'Bakery with two shops and a mill',
  timeFrame: 'Five months, from September 2025',
  summary:
    'Two shops baked by guesswork and threw bread away. A form for the evening before told the ovens how many loaves were wanted.',
  challenge:
    'Saturdays sold out by ten and Tuesdays ended in sacks of rolls. Nobody had written down what was asked for after the shelf was empty.',
  approach:
    'First a sheet of paper at the till, for three weeks. Then a form with eleven kinds of bread, open until nine in the evening.',
  didNotWork:
    'A reminder by message at eight. People who had forgotten did not order, and those who had ordered complained.',
  cost: 'About $3,900 for the form and its printer, and the evenings of one owner.',
  nextStep: 'The mill gets the same numbers, two days ahead of the ovens.',
  metrics: [
    {
      id: 'orders',
      label: 'Loaves ordered the evening before, a week',
      baseline: 0,
      value: 412,
      format: 'number',
      better: 'higher',
      window: WINDOW,
      method: METHOD,
    },
    {
      id: 'thrown-away',
      label: 'Share of the loaves baked that nobody bought',
      baseline: 11.5,
      value: 4.25,
      format: 'percent',
      better: 'lower',
      window: WINDOW,
      method: METHOD,
    },
    {
      id: 'sold-out',
      label: 'Days on which the shelf was empty before noon',
      baseline: 38,
      value: 9,
      format: 'number',
      better: 'lower',
      window: WINDOW,
      method: METHOD,
    },
  ],
  charts: [
    {
      id: 'by-month',
      kind: 'line',
      title: 'Orders of the evening before, by month',
      format: 'number',
      unit: 'Orders a month',
      summary: 'The orders of the evening before: level for two months, then more each month.',
      labels: ['January', 'February', 'March', 'April'],
      series: [{ name: 'Orders', values: [310, 305, 480, 690] }],
    },
  ],
  metadata: {
    title: 'A bakery that asks before it bakes: a study',
    description:
      'How a form for the evening before told two bakeries how many loaves were wanted, and what it cost to run.',
    keywords: ['bakery orders online'],
  },
}

/** Its text, with a number and a chart put in by their names. */
export const BAKERY_TEXT = `The ovens are lit at two, and the first customer comes at six. In between, somebody guesses.

## The sheet at the till

For three weeks each question after sold-out bread was a stroke on paper.

<Metric id="orders" />

## The form

<Chart id="by-month" />

More on [search](/services/seo) and in [other studies](/case-studies).`
