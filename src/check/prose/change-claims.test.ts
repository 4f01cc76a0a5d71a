import { claimsIn, sharesIn, sumsIn } from './change-claims'

describe('claims about a change', () => {
  test.each([
    'It went from 40 to 50 a month, a rise of 25%.',
    'Orders rose 25%, from 40 to 50.',
    'From $1,750 to $860, down 51%.',
    'The rate moved from 2.0% to 2.8%, or 40%.',
    'The rate moved from 2.0% to 2.8%, 0.8 points.',
    'It fell from 41% to 19%, by 22 points.',
    'It fell from 96 to 61, by about a third or roughly 37%.',
  ])('right: %s', sentence => {
    expect(claimsIn(sentence)).toEqual({ checked: 1, wrong: [] })
  })

  test.each([
    ['It went from 40 to 50 a month, a rise of 20%.', '20%', '25%'],
    ['The rate moved from 2.0% to 2.8%, 1.2 points.', '1.2 points', '0.8 points'],
    ['Orders rose 30%, from 40 to 50.', '30%', '25%'],
  ])('wrong: %s', (sentence, claim, expected) => {
    expect(claimsIn(sentence).wrong).toMatchObject([{ claim, expected }])
  })

  test.each([
    'Enquiries fell from 41% to 19% and the invoice rose by 22%.',
    'From 40 to 50 in one shop, from 30 to 60 in the other, a rise of 25%.',
    'It was open from 9 to 17 on 40% of days.',
  ])('not about the pair: %s', sentence => {
    expect(claimsIn(sentence).checked).toBe(0)
  })
})

test('a share of a whole', () => {
  expect(sharesIn('Sales took 20 of 33, or 61%.')).toEqual({ checked: 1, wrong: [] })
  expect(sharesIn('Sales took 20 of the 33 requests (66%).').wrong).toMatchObject([
    { claim: '66%', expected: '60.6%' },
  ])
})

describe('sums', () => {
  test.each([
    '12 × $50 = $600',
    '1,900 × 9% = 171',
    '3 + 4 × 5 = 23',
    '7,000 / 350 = 20',
    '28 / 900 = 3.1%',
    'Nine times eight is 72.',
  ])('right: %s', text => expect(sumsIn(text)).toEqual({ checked: 1, wrong: [] }))

  test('wrong', () => {
    expect(sumsIn('12 × $50 = $650').wrong).toMatchObject([{ claim: '$650', expected: '600' }])
  })
})
