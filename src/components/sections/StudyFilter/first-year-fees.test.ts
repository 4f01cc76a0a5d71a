import { firstYearFees, type Fee } from './first-year-fees'

const fee = (amount: number, every: Fee['every'] = null, times: number | null = null): Fee => ({
  amount,
  every,
  times,
})

test.each<[string, Fee[], number]>([
  ['what is paid once', [fee(4200)], 4200],
  ['several projects', [fee(61000), fee(18500)], 79500],
  ['a set-up and months without an end', [fee(7500), fee(2600, 'month')], 7500 + 12 * 2600],
  ['months that end', [fee(4100), fee(2900, 'month', 8)], 4100 + 8 * 2900],
  ['months beyond a year', [fee(1000, 'month', 18)], 12 * 1000],
  ['quarters', [fee(4200, 'quarter')], 4 * 4200],
])('%s', (_, fees, sum) => {
  expect(firstYearFees(fees)).toBe(sum)
})
