import { readAddress, writeAddress } from './address'

test.each([
  ['', { words: '', kind: '' }],
  ['?q=seo', { words: 'seo', kind: '' }],
  ['?q=seo&kind=posts', { words: 'seo', kind: 'posts' }],
  ['?kind=posts', { words: '', kind: 'posts' }],
  ['?q=a+b%20%26c', { words: 'a b &c', kind: '' }],
] as const)('%s is read and written back', (search, asked) => {
  expect(readAddress(search)).toEqual(asked)
  expect(readAddress(writeAddress(asked))).toEqual(asked)
})

test('a kind that there is not counts for none', () => {
  expect(readAddress('?q=seo&kind=films')).toEqual({ words: 'seo', kind: '' })
  expect(writeAddress({ words: '', kind: '' })).toBe('')
})
