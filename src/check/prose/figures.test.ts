import { figuresIn, rounds } from './figures'

test('figures with their units and precision', () => {
  expect(
    figuresIn('$1,250.50 for 41%, 4.2×, 0.8 points, −3 and twenty-six in 2 million'),
  ).toMatchObject([
    { value: 1250.5, unit: 'dollars', decimals: 2 },
    { value: 41, unit: 'percent', decimals: 0 },
    { value: 4.2, unit: 'times', decimals: 1 },
    { value: 0.8, unit: 'points', decimals: 1 },
    { value: -3, unit: 'plain' },
    { value: 26, unit: 'plain' },
    { value: 2_000_000, unit: 'plain', decimals: -6 },
  ])
})

test('rounding', () => {
  expect(rounds({ value: 61, decimals: 0 }, 60.6)).toBe(true)
  expect(rounds({ value: 61, decimals: 0 }, 60.4)).toBe(false)
  expect(rounds({ value: 32.5, decimals: 1 }, 32.54)).toBe(true)
})
