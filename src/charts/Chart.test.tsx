import { render } from '../../tests/support/language'
import { Chart } from './Chart'
import type { Chart as ChartData } from '../content/chart'

type ChartKind = ChartData['kind']

const chart = (kind: ChartKind, more: Partial<ChartData> = {}): ChartData => ({
  id: 'bookings',
  kind,
  title: 'Bookings a month',
  format: 'number',
  unit: 'Bookings a month',
  summary: 'Bookings rise from 412 to 1,093.',
  labels: ['March', 'April', 'May'],
  series: [{ name: 'Bookings', values: [412, 398, 1093] }],
  ...more,
})

const KINDS: readonly ChartKind[] = ['bars', 'line']

describe('Chart', () => {
  test.each(KINDS)('%s: has an accessible name and a data table, and no inline styles', kind => {
    const html = render(<Chart {...chart(kind)} />)
    expect(html).toContain('role="img" aria-label="Bookings rise from 412 to 1,093."')
    expect(html).toContain('<th scope="row">May</th><td>1,093</td>')
    expect(html).not.toMatch(/style=|<style|NaN|Infinity|undefined/)
  })

  test.each(KINDS)('%s: renders zeros, many labels, and three series', kind => {
    const labels = Array.from({ length: 36 }, (_, index) => `Label ${index + 1}`)
    const series = ['2023', '2024', '2025'].map((name, order) => ({
      name,
      values: labels.map((_, index) => index * 10 ** order),
    }))
    const marks = [
      { at: 'Label 3', text: 'Something happened' },
      { at: 'Label 30', text: 'And something else' },
    ]
    const html = render(<Chart {...chart(kind, { labels, series, marks })} />)
    expect(html).not.toMatch(/NaN|Infinity|undefined/)
    const nothing = chart(kind, { series: [{ name: 'Nothing', values: [0, 0, 0] }] })
    expect(render(<Chart {...nothing} />)).not.toMatch(/NaN|Infinity|undefined/)
  })
})
