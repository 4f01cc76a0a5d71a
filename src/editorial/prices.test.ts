import { fillPrices, pricesOf, unknownPrices } from './prices'

const prices = pricesOf(
  { packages: [{ slug: 'small', price: 5000 } as never] },
  { items: [{ slug: 'page', price: 500 } as never] },
)

test('a price named in a text is filled in as the list has it', () => {
  expect(fillPrices('From {price:small}, {price:page} a page.', prices)).toBe(
    'From $5,000, $500 a page.',
  )
})

test('a text without braces stays as it is', () => {
  expect(fillPrices('No price here.', prices)).toBe('No price here.')
})

test.each(['{price:large}', '{small}', '{}'])('%s names no price and is found', placeholder => {
  expect(unknownPrices(`It costs ${placeholder}.`, prices)).toEqual([placeholder.slice(1, -1)])
  expect(() => fillPrices(placeholder, prices)).toThrow(`${placeholder} names no price.`)
})
