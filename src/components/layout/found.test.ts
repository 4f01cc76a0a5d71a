import { found } from './found'

test('a page whose query finds nothing is an error, except for what may be missing', () => {
  const data = { route: {}, newer: null }
  expect(found(data, 'newer')).toBe(data)
  expect(() => found(data)).toThrow('The query found nothing for “newer”.')
})
