import prices from '../../data/price-words.json'
import { priceReader } from '../mdx/price-reader'
import type { PriceWords } from '../content/price-words'
import { lowestInWords, rowsOfPackages, rowsOfPage, typicalTotal } from './service-prices'

const words = {
  from: 'from',
  once: 'once',
  month: 'a month',
  months: 'months of',
  or: 'or',
} as PriceWords

const read = priceReader(prices.after)

const rows = rowsOfPage(
  [
    { name: 'Audit', price: '$900–$1,600', includes: '', typical: 1 },
    { name: 'Care', price: '$250–$400 a month', includes: '', typical: 6 },
    { name: 'Text', price: '$38 per page', includes: '' },
    { name: 'Day', price: '{price:day}', includes: '', extra: true },
  ],
  text => read(text.replace('{price:day}', '$100')),
)

test('the lowest price is that of a row to begin with, once and by the month', () => {
  expect(lowestInWords(rows, words)).toBe('from $900, or $250 a month')
  expect(lowestInWords(rows.slice(1), words)).toBe('from $250 a month')
  expect(() => lowestInWords(rows.slice(2), words)).toThrow('No row is a price to begin with.')
})

test('a total is added up from what is typical, and says from what', () => {
  expect(typicalTotal(rows, words)).toEqual({
    total: '$2,400–$4,000',
    range: { lowest: 2400, highest: 4000 },
    working: 'Audit + 6 months of Care',
  })
})

test('a price without an upper end makes a total without one', () => {
  const [audit] = rows
  const open = [...(audit ? [{ ...audit, highest: undefined, typical: 2 }] : [])]
  expect(typicalTotal(open, words)).toEqual({
    total: 'from $1,800',
    range: { lowest: 1800, highest: undefined },
    working: '2 × Audit',
  })
})

test('of packages the popular one is typical', () => {
  const pack = { slug: 'a', description: '', features: [], buttonText: '', period: 'once' as const }
  const packages = rowsOfPackages([
    { ...pack, name: 'Small', price: 500, popular: false },
    { ...pack, name: 'Large', price: 900, popular: true },
  ])
  expect(lowestInWords(packages, words)).toBe('from $500')
  expect(typicalTotal(packages, words)).toEqual({
    total: 'from $900',
    range: { lowest: 900, highest: undefined },
    working: 'Large',
  })
})
