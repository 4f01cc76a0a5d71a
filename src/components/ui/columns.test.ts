import { columnsFor, hasHole } from './columns'

test.each([
  [3, 'cols threes'],
  [4, 'cols'],
  [5, 'cols threes'],
  [6, 'cols threes'],
  [7, 'cols'],
  [8, 'cols'],
])('%i texts stand in %s', (count, expected) => {
  expect(columnsFor(count)).toBe(expected)
})

test.each([
  [3, false],
  [4, false],
  [5, true],
  [6, false],
  [7, true],
  [8, false],
])('%i texts leave a hole in the last row: %p', (count, hole) => {
  expect(hasHole(count)).toBe(hole)
})
