import { nearest } from './nearest'

const services = [
  { name: 'Search engine optimisation', summary: 'Be found for what you sell.' },
  { name: 'Pay-per-click advertising', summary: 'Google, Microsoft and Meta accounts.' },
  { name: 'Web design', summary: 'Websites and landing pages.' },
  { name: 'Email marketing', summary: 'Newsletters and sequences.' },
]
const names = (words: string) => nearest(services, words).map(({ name }) => name)

test.each([
  ['emial', 'Email marketing'],
  ['optimization', 'Search engine optimisation'],
  ['newsleter', 'Email marketing'],
  ['webb desgin', 'Web design'],
])('%s is nearest to %s', (words, first) => {
  expect(names(words)[0]).toBe(first)
})

test('words unlike any of them give the first, in their order', () => {
  expect(names('qqqq')).toEqual(services.slice(0, 3).map(({ name }) => name))
  expect(names('')).toHaveLength(3)
})
