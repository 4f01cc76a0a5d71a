import {
  addOnValue,
  addOnValues,
  choicePairs,
  choiceQuery,
  chosenLines,
  priceText,
  readChoice,
  sumTexts,
  totalOf,
  type EstimateOffer,
} from './estimate'

const offer: EstimateOffer = {
  packages: [
    { slug: 'small', name: 'Small', price: 400, period: 'once' },
    { slug: 'large', name: 'Large', price: 900, period: 'once' },
  ],
  addOns: [
    { slug: 'page', name: 'Page', price: 50, period: 'once', most: 10 },
    { slug: 'shop', name: 'Shop', price: 200, period: 'once', most: null },
    { slug: 'care', name: 'Care', price: 30, period: 'month' },
  ],
}

const read = (query: string) => readChoice(new URLSearchParams(query), offer)

describe('reading', () => {
  test.each([
    ['', undefined, []],
    ['?package=small', 'small', []],
    ['?package=none', undefined, []],
    ['?package=', undefined, []],
    ['?package=small&package=large', 'small', []],
    [
      '?add-on=shop&add-on=care',
      undefined,
      [
        ['shop', 1],
        ['care', 1],
      ],
    ],
    ['?package=large&add-on=page:3', 'large', [['page', 3]]],
    ['?add-on=page%3A3', undefined, [['page', 3]]],
    ['?add-on=page:11', undefined, [['page', 10]]],
    ['?add-on=shop:7', undefined, [['shop', 1]]],
    ['?add-on=page:0', undefined, []],
    ['?add-on=page:-2', undefined, []],
    ['?add-on=page:9999', undefined, []],
    ['?add-on=', undefined, []],
    ['?add-on=page:&add-on=:3', undefined, []],
    ['?add-on=other&service=seo', undefined, []],
    ['?add-on=page:2&add-on=page:4', undefined, [['page', 4]]],
    ['?add-on=constructor', undefined, []],
  ] as const)('“%s”', (query, chosen, addOns) => {
    const choice = read(query)
    expect(choice.package).toBe(chosen)
    expect([...choice.addOns]).toEqual(addOns)
  })

  test('a form gives the same as its address', () => {
    const form = new FormData()
    form.append('package', 'large')
    form.append('add-on', 'page:2')
    form.append('add-on', '')
    expect(readChoice(form, offer)).toEqual(read('?package=large&add-on=page:2'))
  })
})

test.each(['', '?package=small', '?add-on=care', '?package=large&add-on=page:3&add-on=shop'])(
  'what is written as “%s” is read as the same',
  query => {
    expect(choiceQuery(read(query))).toBe(query)
  },
)

test('one of an add-on is written without its number', () => {
  expect([addOnValue('page', 1), addOnValue('page', 2)]).toEqual(['page', 'page:2'])
})

test.each([
  ['', 0, 0],
  ['?package=small', 400, 0],
  ['?package=large&add-on=page:3&add-on=shop&add-on=care', 1250, 30],
  ['?add-on=care', 0, 30],
])('“%s” costs %i once and %i a month', (query, once, month) => {
  expect(totalOf(chosenLines(read(query), offer))).toEqual({ once, month })
})

test('lines say what is chosen, how many, and what all of it costs', () => {
  const words = { from: 'from', month: 'a month', estimate: { once: 'Once', month: 'Monthly' } }
  const lines = chosenLines(read('?add-on=care&add-on=page:3&package=large'), offer)
  expect(
    lines.map(line => [line.field, line.value, line.name, priceText(line, words, 'en_GB')]),
  ).toEqual([
    ['package', 'large', 'Large', 'from $900'],
    ['add-on', 'page:3', '3 × Page', '$150'],
    ['add-on', 'care', 'Care', '$30 a month'],
  ])
  expect(sumTexts(lines, words, 'en_GB')).toEqual([
    { label: 'Once', amount: '$1,050' },
    { label: 'Monthly', amount: '$30' },
  ])
  expect(sumTexts(chosenLines(read('?package=small'), offer), words, 'en_GB')).toHaveLength(1)
})

test('the values of a field are those that are read back', () => {
  expect(offer.addOns.map(addOnValues).map(values => values.length)).toEqual([10, 1, 1])
  for (const value of offer.addOns.flatMap(addOnValues))
    expect(choicePairs(read(`?add-on=${value}`))).toEqual([['add-on', value]])
})
