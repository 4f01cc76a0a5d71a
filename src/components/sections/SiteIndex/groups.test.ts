import { bySubject, groups } from './groups'

const entry = (subject: string | null, published: string | null) => ({ subject, published })

test('entries stand by their key, in the order in which the keys come', () => {
  expect(groups(['b1', 'a1', 'b2'], ([key = '']) => key)).toEqual([
    ['b', ['b1', 'b2']],
    ['a', ['a1']],
  ])
})

test('subjects stand by the alphabet of the language, and the newest of each first', () => {
  const old = entry('Zebra', '2024-05-01')
  const recent = entry('Zebra', '2025-01-31')
  const first = entry('Ärzte', '2023-01-01')
  expect(bySubject([old, recent, first], 'de_DE')).toEqual([
    ['Ärzte', [first]],
    ['Zebra', [recent, old]],
  ])
})

test('pages without subjects are not sorted', () => {
  expect(bySubject([entry(null, '2024-05-01'), entry(null, null)], 'en_GB')).toEqual([])
})
