import { lowestInWords, rowsOfPackages, typicalTotal } from './prices'

test('of packages the popular one is typical, and has no upper end', () => {
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
