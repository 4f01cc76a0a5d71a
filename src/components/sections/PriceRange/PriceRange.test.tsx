import { render } from '../../../../tests/support/language'
import { moneyScale, PriceRange, PriceTicks } from './PriceRange'

test.each([
  [
    [15_000, 85_000],
    [50_000, 100_000],
  ],
  [[12_000], [5_000, 10_000, 15_000]],
  [[900], [500, 1_000]],
  [[3], [1, 2, 3]],
  [[1_000_000], [500_000, 1_000_000]],
])('%p have ticks at %p', (sums, ticks) => {
  const scale = moneyScale(sums)
  expect(scale.ticks).toEqual(ticks)
  expect(scale.at(0)).toBe(0)
  expect(scale.at(ticks.at(-1) ?? 0)).toBe(1)
})

test('a range without an upper end goes on, and is no bar', () => {
  const scale = moneyScale([10_000])
  const open = render(<PriceRange range={{ lowest: 5000, highest: null }} scale={scale} />)
  expect(open).toContain('x1="50%"')
  expect(open).not.toContain('<rect')
  const closed = render(<PriceRange range={{ lowest: 2500, highest: 7500 }} scale={scale} />)
  expect(closed).toContain('x="25%" width="50%"')
})

test('ticks are named as prices are written', () => {
  expect(render(<PriceTicks scale={moneyScale([10_000])} />)).toContain('>$10,000</text>')
})
