import prices from '../../data/price-words.json'
import { priceReader } from './price-reader'

const read = priceReader('en_GB', prices.after)

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

const german = priceReader('de_DE', {
  once: ['einmalig', 'Festpreis'],
  month: ['im Monat'],
  each: ['je'],
})

test.each([
  ['625 $', { lowest: 625, period: 'once' }],
  ['2.800–4.800 $, einmalig', { lowest: 2800, highest: 4800, period: 'once' }],
  ['2.800 $–4.800 $, Festpreis', { lowest: 2800, highest: 4800, period: 'once' }],
  ['1.900–5.200\u00a0$ im Monat', { lowest: 1900, highest: 5200, period: 'month' }],
  ['38–180 $ je Seite', { lowest: 38, highest: 180, period: 'each' }],
])('in German, “%s” is read', (text, expected) => {
  expect(german(text)).toEqual(expected)
})

test.each(['$2,800', '2,800 $', '2.800 $ a month', '2.800 $, once'])(
  'in German, “%s” is no price',
  text => {
    expect(german(text)).toBeUndefined()
  },
)

test('digits of other scripts are read', () => {
  const arabic = priceReader('ar_EG', { once: ['مرة'], month: ['شهريا'], each: ['لكل'] })
  expect(arabic('٢٬٨٠٠ US$ شهريا')).toEqual({ lowest: 2800, period: 'month' })
})
