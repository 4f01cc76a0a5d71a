import { sharedSequences } from './shared-sequences'

const words = (count: number, start = 0) =>
  Array.from({ length: count }, (_, index) => `word${start + index}`).join(' ')

test('finds what two texts share, whatever the punctuation and case', () => {
  const shared = 'The quick brown fox jumps over the lazy dog'
  const [pair, ...rest] = sharedSequences([
    [words(40), `${shared}.`],
    [words(40, 100)],
    [`Yesterday, ${shared.toLowerCase()}; today not.`],
  ])
  expect(rest).toEqual([])
  expect(pair).toMatchObject({ a: 0, b: 2, count: 2 })
  expect(pair?.share).toBeCloseTo(2 / 5)
  expect(pair?.example.toLowerCase()).toContain('quick brown fox jumps')
})

test('a sequence does not run over the end of a passage', () => {
  expect(sharedSequences([[words(6), words(6, 6)], [words(12)]])).toEqual([])
})

test('a crowd of copies is found without comparing each with each', () => {
  const pairs = sharedSequences(Array.from({ length: 3000 }, () => [words(60)]))
  expect(pairs).toHaveLength(2999)
  expect(pairs[0]?.share).toBe(1)
})
