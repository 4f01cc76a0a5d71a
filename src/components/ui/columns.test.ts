import { columnsFor } from './columns'

test.each([
  [3, 'cols threes'],
  [4, 'cols fours'],
  [5, 'cols threes'],
  [6, 'cols threes'],
  [7, 'cols fours'],
  [8, 'cols fours'],
])('%i texts stand in %s', (count, expected) => {
  expect(columnsFor(count)).toBe(expected)
})
