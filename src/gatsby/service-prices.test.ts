import { lowestInWords, rowsOfPackages, typicalTotal, type PricedRow } from './service-prices'

const row = (name: string, price: Pick<PricedRow, 'from' | 'to' | 'per'>, more = {}): PricedRow => {
  return { name, ...price, typical: 0, isOpen: false, isExtra: false, ...more }
}

const rows = [
  row('Audit', { from: 900, to: 1600, per: 'once' }, { typical: 1 }),
  row('Care', { from: 250, to: 400, per: 'month' }, { typical: 6 }),
  row('Text', { from: 38, per: 'page' }),
  row('Day', { from: 100, per: 'once' }, { isExtra: true }),
]

test('the lowest price is that of a row to begin with, once and by the month', () => {
  expect(lowestInWords(rows)).toBe('from $900, or $250 a month')
  expect(lowestInWords(rows.slice(1))).toBe('from $250 a month')
  expect(() => lowestInWords(rows.slice(2))).toThrow('No row is a price to begin with.')
})

test('a total is added up from what is typical, and says from what', () => {
  expect(typicalTotal(rows)).toEqual({
    total: '$2,400–\u2060$4,000',
    range: { lowest: 2400, highest: 4000 },
    working: 'Audit + 6 months × Care',
  })
})

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
