import { choiceQuery, choiceText, readChoice, type Offer } from './choice'

const OFFER: Offer = {
  packages: [{ slug: 'starter', name: 'Starter', price: 5000, period: 'once' }],
  addOns: [
    { slug: 'page', name: 'Page', price: 500, period: 'once', most: 10 },
    { slug: 'shop', name: 'Shop', price: 2000, period: 'once', most: null },
    { slug: 'care', name: 'Care', price: 500, period: 'month' },
  ],
  services: [
    { slug: 'seo', name: 'Search' },
    { slug: 'ppc', name: 'Ads' },
  ],
}
const read = (query: string) => readChoice(new URLSearchParams(query), OFFER)

test.each([
  ['', ''],
  ['package=starter&add-on=page:3&add-on=care', '?package=starter&add-on=page:3&add-on=care'],
  // Items are sorted in the order of the site’s data, with services last.
  ['service=seo&add-on=care&package=starter', '?package=starter&add-on=care&service=seo'],
  // Fields left blank have empty values.
  ['package=&add-on=&add-on=shop', '?add-on=shop'],
  // Unknown items, and quantities that are too high, fractional, zero, or not numbers.
  ['package=gold&add-on=%00&add-on=page:999', '?add-on=page:10'],
  ['add-on=page:2.5&add-on=shop:7', '?add-on=page:2&add-on=shop'],
  ['add-on=page:0&add-on=care:', ''],
  ['add-on=page:x&service=%3Cb%3E&service=fax', ''],
  // Duplicates are dropped, and only the first valid package is kept.
  ['service=ppc&service=seo&service=ppc', '?service=seo&service=ppc'],
  ['package=gold&package=starter&add-on=page:2&add-on=page:3', '?package=starter&add-on=page:2'],
  // Prices in a URL are ignored.
  ['package=starter&price=1', '?package=starter'],
])('parses “%s” as %p', (query, kept) => {
  expect(choiceQuery(read(query))).toBe(kept)
})

test('lists a choice line by line, with one-time and monthly totals', () => {
  expect(choiceText(read('service=seo&package=starter&add-on=page:3&add-on=care'), OFFER)).toEqual([
    'Services: Search',
    'Starter: from $5,000',
    '3 × Page: $1,500',
    'Care: $500 per month',
    'One-time: from $6,500',
    'Monthly: $500',
  ])
  expect(choiceText(read('add-on=shop'), OFFER)).toEqual(['Shop: $2,000', 'One-time: $2,000'])
  expect(choiceText(read(''), OFFER)).toEqual([])
})
