import prices from '../../data/price-words.json'
import { priceReader } from './price-reader'

const read = priceReader(prices.after)

test.each([
  ['$625', { lowest: 625, period: 'once' }],
  ['$900–$1,600', { lowest: 900, highest: 1600, period: 'once' }],
  ['$2,800–$4,800, once', { lowest: 2800, highest: 4800, period: 'once' }],
  ['$3,500–$12,000, fixed', { lowest: 3500, highest: 12_000, period: 'once' }],
  ['$1,900–$5,200 a month', { lowest: 1900, highest: 5200, period: 'month' }],
  ['$500 per month', { lowest: 500, period: 'month' }],
  ['$38–$180 per page', { lowest: 38, highest: 180, period: 'each' }],
  ['$1,250,000', { lowest: 1_250_000, period: 'once' }],
])('“%s” is read', (text, expected) => {
  expect(read(text)).toEqual(expected)
})

test.each([
  '',
  'on request',
  '2,800',
  '$2800–4800',
  '$2,800-$4,800',
  '$28,00',
  '$625 or so',
  'from $625',
])('“%s” is no price', text => {
  expect(read(text)).toBeUndefined()
})
