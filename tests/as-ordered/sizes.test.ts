/** The sizes of the pages as delivered. */
import { BUDGETS } from '../../tools/budgets'
import { bytesOnTheWire, pages } from '../built/site'

test('every page with its styles fits the first round trip', () => {
  const over = pages()
    .map(({ path, file }) => ({ path, bytes: bytesOnTheWire(file) }))
    .filter(({ bytes }) => bytes > BUDGETS.page)
  expect(over).toEqual([])
  expect(pages().length).toBeGreaterThan(0)
})
