import { periodIn, placesOf, windowsIn } from './months'

const month = (year: number, index: number) => year * 12 + index

test('periods', () => {
  expect(periodIn('May–July 2025')).toEqual({
    from: month(2025, 4),
    to: month(2025, 6),
    hasYear: true,
  })
  expect(periodIn('November 2025–January 2026')).toEqual({
    from: month(2025, 10),
    to: month(2026, 0),
    hasYear: true,
  })
  expect(periodIn('November–January 2026')).toMatchObject({ from: month(2025, 10) })
  expect(periodIn('Sep 24')).toMatchObject({ from: month(2024, 8) })
  expect(periodIn('the whole winter')).toBeUndefined()
  expect(windowsIn('June 2025 against June 2024, mean')).toMatchObject({
    value: { from: month(2025, 5) },
    baseline: { from: month(2024, 5) },
  })
})

test('places among labels', () => {
  const value = { from: month(2025, 10), to: month(2026, 0), hasYear: true }
  expect(placesOf(value, ['Oct', 'Nov', 'Dec', 'Jan'])).toEqual([1, 2, 3])
  expect(placesOf(value, ['Oct', 'Nov', 'Dec'])).toBeUndefined()
  expect(placesOf(value, ['Jan', 'Nov', 'Dec', 'Jan'])).toBeUndefined()
  expect(placesOf(value, ['Nov 24', 'Nov 25', 'Dec 25', 'Jan 26'])).toEqual([1, 2, 3])
})
