import { renderToStaticMarkup } from 'react-dom/server'
import { CaseCover, type CaseCoverProps } from './CaseCover'
import type { ChartKind } from './chart-types'

const cover = (variant: number, kind: ChartKind = 'line'): CaseCoverProps => ({
  metric: { label: 'Bookings', baseline: 412, value: 1093, format: 'number', better: 'higher' },
  chart: { kind, labels: ['a', 'b', 'c'], series: [{ name: 'All', values: [412, 398, 1093] }] },
  service: 'search',
  variant,
})

describe('CaseCover', () => {
  test('the same numbers look different in each of 30 variants', () => {
    const pictures = Array.from({ length: 30 }, (_, variant) =>
      renderToStaticMarkup(<CaseCover {...cover(variant)} />),
    )
    expect(new Set(pictures).size).toBe(30)
  })

  test.each<ChartKind>(['bars', 'line', 'funnel', 'share'])(
    '%s: shows where it started and where it stands',
    kind => {
      for (let variant = 0; variant < 36; variant++) {
        const html = renderToStaticMarkup(<CaseCover {...cover(variant, kind)} />)
        expect(html).toContain('>412</text>')
        expect(html).toContain('>1,093</text>')
        expect(html).not.toMatch(/NaN|Infinity|undefined|style=/)
      }
    },
  )
})
