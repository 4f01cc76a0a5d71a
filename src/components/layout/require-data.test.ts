import { requireData } from './require-data'

test('throws if a query returns null for a required field', () => {
  const data = { route: {}, newer: null }
  expect(requireData(data, 'newer')).toBe(data)
  expect(() => requireData(data)).toThrow('The query returned no “newer”.')
})
