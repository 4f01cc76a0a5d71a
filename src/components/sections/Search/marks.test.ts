import { excerptAfter, markedExcerpt, markedTitle } from './marks'

const shown = (pieces: { text: string; isMatch: boolean }[]) =>
  pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')

test('an excerpt’s marks become pieces, and what was escaped is text again', () => {
  const excerpt = 'A <mark>dental</mark> group, &lt;b&gt; and a <mark>dentist</mark>'
  expect(shown(markedExcerpt(excerpt))).toBe('A [dental] group, <b> and a [dentist] …')
  expect(markedExcerpt('Nothing.')).toEqual([{ text: 'Nothing.', isMatch: false }])
})

test.each([
  ['was counted. A <mark>dental</mark> group moved.', 'A [dental] group moved.'],
  ['of a <mark>dental</mark> group. It', '… of a [dental] group. It …'],
  ['<mark>Dental</mark> group.', '[Dental] group.'],
  ['It cost $4.50 a <mark>click</mark>.', 'It cost $4.50 a [click].'],
])('an excerpt begins with a sentence, or with dots: %s', (excerpt, expected) => {
  expect(shown(markedExcerpt(excerpt))).toBe(expected)
})

test.each([
  [[1, 6], 'A <mark>dental</mark> group grew.'],
  [[6, 7], 'A <mark>dental</mark> <mark>group</mark> grew.'],
  [[1], 'They moved. A dental'],
])('an excerpt is about the first match after the title: %s', (places, expected) => {
  const content = 'Six dental practices. They moved. A dental group grew.'
  expect(excerptAfter('Six dental practices', content, places, 4)).toBe(expected)
})

test.each([
  ['Six dental practices', 'dent', 'Six [dental] practices'],
  ['Six dental practices', 'practice six', '[Six] dental [practices]'],
  ['An accidental find', 'dent', 'An accidental find'],
  ['Über uns', 'üb', '[Über] uns'],
  ['C++ (and more)', 'c++ (', 'C++ (and more)'],
  ['A page', '', 'A page'],
  ['Pay-per-click', 'click', 'Pay-per-[click]'],
])('in “%s”, “%s” marks %s', (title, words, expected) => {
  expect(shown(markedTitle(title, words))).toBe(expected)
})
