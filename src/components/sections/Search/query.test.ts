import { correctedWords, nearestWord, keywordsOf, withSynonyms } from './query'

const VOCABULARY =
  'web application search engine 5000 ecommerce commerce design email owns code mobile app'.split(
    ' ',
  )

test.each([
  ['$5,000', ['5000']],
  ['E-commerce', ['ecommerce']],
  ['mobile-app', ['mobile', 'app']],
  ['Who owns the code?', ['owns', 'code']],
  ['mobileapp', ['mobile', 'app']],
  ['emaildesign', ['email', 'design']],
  ['the', ['the']],
  ['?!', []],
])('extracts the keywords of “%s”', (query, words) => {
  expect(keywordsOf(query, VOCABULARY)).toEqual(words)
})

test.each([
  ['aplication', 'application'],
  ['searh', 'search'],
  ['emial', 'email'],
  ['desgin', 'design'],
  ['qwertzuiop', undefined],
  ['wob', undefined],
  ['50001', undefined],
])('corrects “%s” to “%s”', (word, correction) => {
  expect(nearestWord(word, VOCABULARY)).toBe(correction)
})

test('keeps known words and prefixes, corrects misspelled words, and drops the rest', () => {
  expect(correctedWords(['applic', 'designing', 'xyzzyqq', 'searh'], VOCABULARY)).toEqual([
    'applic',
    'designing',
    'search',
  ])
})

test('replaces whole words with each of their synonyms', () => {
  const synonyms = [
    { asked: ['shop', 'store'], meant: ['shop', 'store'] },
    { asked: ['gdpr'], meant: ['privacy'] },
  ]
  expect(withSynonyms('Online SHOP?', synonyms)).toEqual(['online shop', 'online store'])
  expect(withSynonyms('gdpr', synonyms)).toEqual(['privacy'])
  expect(withSynonyms('shopping', synonyms)).toEqual(['shopping'])
  expect(withSynonyms('a $5k app', synonyms)).toEqual(['a 5,000 app'])
})
