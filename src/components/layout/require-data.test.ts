import { requireData } from './require-data'

test('throws if a query returned null, except for optional fields', () => {
  const data = { route: {}, newer: null }
  expect(requireData(data, 'newer')).toBe(data)
  expect(() => requireData(data)).toThrow('The query returned no “newer”.')
})
