import { lowestInWords, rowsOfPackages, typicalTotal } from './prices'

test('the popular package is the typical one, and its price has no upper end', () => {
  const pack = { slug: 'a', description: '', features: [], buttonText: '', period: 'once' as const }
  const packages = rowsOfPackages([
    { ...pack, name: 'Small', price: 500, popular: false },
    { ...pack, name: 'Large', price: 900, popular: true },
  ])
  expect(lowestInWords(packages)).toBe('from $500')
  expect(typicalTotal(packages)).toEqual({
    total: 'from $900',
    range: { lowest: 900 },
    working: 'Large',
  })
})

test.each([
  [1, 'Care for 1\u00A0month'],
  [6, 'Care for 6\u00A0months'],
])('writes out a monthly fee for %i months', (typical, working) => {
  const row = { name: 'Care', from: 100, per: 'month', typical }
  expect(typicalTotal([row]).working).toBe(working)
})
