import { requireData } from './require-data'

test('throws if a query returns null for a field', () => {
  const data = { route: {}, pages: [] }
  expect(requireData(data)).toBe(data)
  expect(() => requireData({ ...data, post: null })).toThrow('The query returned no “post”.')
})
