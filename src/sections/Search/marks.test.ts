import { markedExcerpt, markedTitle } from './marks'

const shown = (pieces: { text: string; isMatch: boolean }[]) =>
  pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')

test('an excerpt’s marks become pieces, and what was escaped is text again', () => {
  const excerpt = 'A <mark>dental</mark> group, &lt;b&gt; and a <mark>dentist</mark>'
  expect(shown(markedExcerpt(excerpt))).toBe('A [dental] group, <b> and a [dentist]')
  expect(markedExcerpt('nothing')).toEqual([{ text: 'nothing', isMatch: false }])
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
