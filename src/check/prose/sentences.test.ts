import { measureSentences, sentencesOf } from './sentences'

test('sentences and their words', () => {
  expect(sentencesOf('It rose to $1,200.50 a month, e.g. in May. Then it fell.')).toMatchObject([
    { words: 9, index: 0 },
    { words: 3 },
  ])
})

test('running text is measured, labels are not', () => {
  const passage = (kind: 'text' | 'label', text: string) => ({ kind, text, offsetAt: () => 0 })
  const { sentences, average, longest } = measureSentences([
    passage('text', 'One two three. One two three four five.'),
    passage('label', 'A heading with quite a lot of words in it.'),
  ])
  expect({ sentences, average, longest: longest?.sentence.words }).toEqual({
    sentences: 2,
    average: 4,
    longest: 5,
  })
})
