import { placesOf } from './places'

const short = (shows: string, leads = 0) =>
  placesOf(
    [...shows].map(one => one === 'x'),
    leads,
  )
    .map(place => place[0])
    .join('')

test('The leads come first, then cards, lines and one from edge to edge, every other one turned', () => {
  expect(short('xxxxxxxxxxxxxxxxxx', 3)).toBe('lllcccrrrwcccrrrtc')
})

test('From edge to edge stands the next study that has something to show', () => {
  expect(short('......xxx')).toBe('cccrrrwcc')
  expect(short('........x.')).toBe('cccrrrrrwc')
})

test('If none has, it comes after six lines all the same', () => {
  expect(short('...........')).toBe('cccrrrrrrwc')
})

test('Each study has one place, however few there are', () => {
  expect(short('')).toBe('')
  expect(short('..', 1)).toBe('lc')
})
