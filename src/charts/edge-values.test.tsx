/** Tests that every drawing renders the highest and lowest values its schema allows. */
import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactElement } from 'react'
import {
  chart as chartDeclaration,
  drawnNumber,
  metric as metricDeclaration,
  numberFormat,
} from '../content/chart'
import { caseStudy } from '../page-kinds/case-study/declaration'
import { StudyFan } from '../components/sections/StudyFan/StudyFan'
import { formatChange } from '../content/format'
import { BeforeAfterBars } from './BeforeAfterBars'
import { Chart } from './Chart'
import { FromTo } from './FromTo'

const { minValue, maxValue } = drawnNumber
const EDGES = [minValue ?? 0, 1e-9, 0.1, 1, 999.995, maxValue ?? 0]
const FORMATS = numberFormat.options

const words = (length: number) => 'Words '.repeat(length).slice(0, length - 1) + '.'

/** Checks that a drawing has no invalid numbers and no negative sizes. */
function expectDrawn(drawing: ReactElement): void {
  const html = renderToStaticMarkup(drawing)
  expect(html).not.toMatch(/NaN|Infinity|undefined|(?:width|height|font-size|textLength)="-/i)
}

const metricOf = (baseline: number, value: number, format: (typeof FORMATS)[number]) => ({
  ...{ id: 'a', label: words(70), baseline, value, format },
  ...{ better: 'higher' as const, window: words(120), method: words(240) },
})

test.each(FORMATS)('renders %s results at the limits', format => {
  for (const baseline of EDGES)
    for (const value of EDGES) {
      const metric = metricOf(baseline, value, format)
      expect(metricDeclaration.safeParse(metric).error).toBeUndefined()
      expectDrawn(<BeforeAfterBars {...metric} />)
      expectDrawn(<FromTo {...metric} />)
      expect(formatChange(metric)).not.toMatch(/NaN|∞/)
    }
})

test('the fan renders any first result that passes validation', () => {
  const metrics = EDGES.flatMap(baseline => EDGES.map(value => metricOf(baseline, value, 'number')))
  const isAllowed = (first: (typeof metrics)[number]) => {
    const others = [1, 2].map(number => ({ ...metricOf(1, 2, 'number'), id: `b-${number}` }))
    const { error } = caseStudy.safeParse({ metrics: [first, ...others] })
    return !error?.issues.some(({ path }) => path[0] === 'metrics')
  }
  const allowed = metrics.filter(isAllowed)
  expect(allowed).toHaveLength((EDGES.length - 1) ** 2)
  for (const studies of [allowed, ...allowed.map(one => [one])])
    expectDrawn(
      <StudyFan
        studies={studies.map((result, index) => ({
          ...{ path: `/${index}`, title: '', unpublished: null, work: null, result },
          ...{ services: [], industry: { slug: '', name: '' } },
        }))}
      />,
    )
})

const KINDS = ['bars', 'line'] as const

test.each(KINDS.flatMap(kind => FORMATS.map(format => [kind, format] as const)))(
  'renders a %s chart with %s values at the limits',
  (kind, format) => {
    for (const [count, label] of [
      [2, 'a'],
      [36, words(40)],
    ] as const)
      for (const edge of EDGES) {
        const values = Array.from({ length: count }, (_, index) => (index ? 0 : edge))
        const chart = {
          ...{ id: 'a', kind, format, title: words(90), summary: words(300) },
          ...{ unit: words(40), axis: words(40), log: undefined },
          labels: values.map((_, index) => `${index}${label}`.slice(0, 40)),
          series: Array.from({ length: 3 }, (_, index) => ({
            name: `${index} ${words(37)}`,
            values,
          })),
          after: undefined,
          marks: undefined,
        }
        expect(chartDeclaration.safeParse(chart).error).toBeUndefined()
        expectDrawn(<Chart {...chart} />)
      }
  },
)
