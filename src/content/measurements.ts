import { z } from 'zod'
import type { Chart } from './chart'
import { capital, formatDate, formatNumber } from './format'
import { day, list, object, slug, valueText, whole } from './fields'
import { json, type DataOf } from './content-type'

const size = (description: string) => whole(1, 1e9, description)
const time = (description: string) => z.number().nonnegative().meta({ description })

/** A first visit to one page, measured by `npm run measure`. */
const measuredPage = object('MeasuredPage', 'The measurements of one page.', {
  slug: slug('The page’s name in variables: {measured:home-html}.'),
  html: size('Compressed bytes of HTML, including the style sheet.'),
  firstPaint: time('Milliseconds to the first paint.'),
  largestPaint: time('Milliseconds to the largest paint.'),
  shift: time('The worst cumulative layout shift score.'),
  firstTap: time('Milliseconds from the first tap to its response.'),
  mainThread: time('Milliseconds of main-thread work in Lighthouse.'),
  lighthouse: list(
    4,
    4,
    'The four Lighthouse scores, in the order Lighthouse lists them.',
    z.int().min(0).max(100),
  ),
})

/** The file that `npm run measure` writes. */
export const Measurements = json(
  'Measurements',
  'data/measurements.json',
  object('Measurements', 'How fast this site is. npm run measure writes this file.', {
    measuredOn: day('The date of the measurement.'),
    machine: valueText(5, 160, 'The machine that ran the measurement.'),
    command: valueText(5, 60, 'The command that ran the measurement.'),
    bare: object('BarePaint', 'The plain page that other pages are compared with.', {
      firstPaint: time('Milliseconds to its first paint.'),
      largestPaint: time('Milliseconds to its largest paint.'),
      mainThread: time('Milliseconds of main-thread work in Lighthouse.'),
    }),
    pages: z.array(measuredPage).min(1),
    script: object('MeasuredScript', 'Compressed bytes of JavaScript.', {
      beforeIntent: size('Before the first tap or key press.'),
      afterIntent: size('After the first tap or key press.'),
    }),
    fonts: size('Bytes of all font files.'),
    builds: object('MeasuredBuilds', 'How long commands take, in seconds.', {
      clean: time('A clean build.'),
      edit: time('A build after changing one price.'),
      check: time('npm run check.'),
    }),
  }),
)

export type Measurements = DataOf<typeof Measurements>

const unit = (value: number, name: string, digits = 0) =>
  `${formatNumber(value, { maximumFractionDigits: digits })}\u00A0${name}`
const bytes = (value: number) => unit(value / 1000, 'kB', 1)

/** The measurements that texts can quote, like `{measured:home-html}`. */
export function measuredFigures(all: Measurements): [name: string, value: string][] {
  const { bare, script, builds, pages } = all
  const marks = pages.flatMap(({ lighthouse }) => lighthouse)
  return [
    ['date', formatDate(all.measuredOn)],
    ['machine', all.machine],
    ['command', all.command],
    ['bare-first-paint', unit(bare.firstPaint, 'ms')],
    ['bare-largest-paint', unit(bare.largestPaint, 'ms')],
    ['bare-main-thread', unit(bare.mainThread, 'ms')],
    [
      'shift',
      formatNumber(Math.max(...pages.map(({ shift }) => shift)), { maximumFractionDigits: 3 }),
    ],
    ['script-before-intent', bytes(script.beforeIntent)],
    ['script-after-intent', bytes(script.afterIntent)],
    ['fonts', bytes(all.fonts)],
    ['build-clean', unit(builds.clean, 's')],
    ['build-edit', unit(builds.edit, 's')],
    ['check', unit(builds.check, 's', 1)],
    ['smallest-html', bytes(Math.min(...pages.map(({ html }) => html)))],
    ['largest-html', bytes(Math.max(...pages.map(({ html }) => html)))],
    ['slowest-tap', unit(Math.max(...pages.map(({ firstTap }) => firstTap)), 'ms')],
    ['lighthouse-lowest', String(Math.min(...marks))],
    ...pages.flatMap(({ slug, html, firstPaint, lighthouse }): [string, string][] => [
      [`${slug}-html`, bytes(html)],
      [`${slug}-first-paint`, unit(firstPaint, 'ms')],
      [`${slug}-lighthouse-lowest`, String(Math.min(...lighthouse))],
    ]),
  ]
}

/** The ids of the charts of measurements. */
export const MEASURED_CHART_IDS = ['measured-paint', 'measured-main-thread'] as const

/** Charts of the measurements. Any text can include them by id. */
export function measuredCharts({ pages }: Measurements): Chart[] {
  const [paint, mainThread] = MEASURED_CHART_IDS
  const bars = {
    kind: 'bars',
    unit: 'milliseconds',
    format: 'number',
    labels: pages.map(({ slug }) => capital(slug.replaceAll('-', ' '))),
  } as const
  return [
    {
      ...bars,
      id: paint,
      title: 'Time from request to first and largest paint',
      summary: 'On almost every kind of page, the first paint is also the largest.',
      series: [
        { name: 'First paint', values: pages.map(({ firstPaint }) => firstPaint) },
        { name: 'Largest paint', values: pages.map(({ largestPaint }) => largestPaint) },
      ],
    },
    {
      ...bars,
      id: mainThread,
      title: 'How long each kind of page keeps a phone busy',
      summary:
        'Most pages keep the main thread busy for 0.5 to 0.8 seconds. A case study takes one second.',
      series: [{ name: 'Main thread', values: pages.map(page => page.mainThread) }],
    },
  ]
}
