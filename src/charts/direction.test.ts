import { directionOf } from './direction'

test.each([
  ['en', 'ltr'],
  ['de-AT', 'ltr'],
  ['ar', 'rtl'],
  ['he-IL', 'rtl'],
  ['az-Arab', 'rtl'],
])('%s is written %s', (language, direction) => {
  expect(directionOf(language)).toBe(direction)
})
