import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testHistory } from '../../tests/support/history'
import { buildDay, knownBuildDay } from './build-day'

const ORIGINAL = process.env.SOURCE_DATE_EPOCH
let root: string
beforeEach(() => {
  Reflect.deleteProperty(process.env, 'SOURCE_DATE_EPOCH')
  root = mkdtempSync(join(tmpdir(), 'day-'))
})
afterEach(() => {
  if (ORIGINAL === undefined) Reflect.deleteProperty(process.env, 'SOURCE_DATE_EPOCH')
  else process.env.SOURCE_DATE_EPOCH = ORIGINAL
  rmSync(root, { recursive: true })
})

test.each([
  ['0', '1970-01-01'],
  ['1735689599', '2024-12-31'],
  ['1735689600', '2025-01-01'],
])('SOURCE_DATE_EPOCH=%s is %s in UTC', (epoch, day) => {
  process.env.SOURCE_DATE_EPOCH = epoch
  expect(buildDay(root)).toBe(day)
})

test.each(['soon', '1e99', '2025-01-01'])('SOURCE_DATE_EPOCH=%s stops the build', epoch => {
  process.env.SOURCE_DATE_EPOCH = epoch
  expect(() => buildDay(root)).toThrow(`SOURCE_DATE_EPOCH is not a number: ${epoch}`)
})

test('without it, it is the day of the commit, not today', () => {
  testHistory(root).commit('One', '2025-01-01')
  expect(buildDay(root)).toBe('2025-01-01')
})

test('an empty SOURCE_DATE_EPOCH is none: it does not take every post off the site', () => {
  testHistory(root).commit('One', '2025-01-01')
  process.env.SOURCE_DATE_EPOCH = ''
  expect(buildDay(root)).toBe('2025-01-01')
})

test('a checkout of another user’s is read all the same', () => {
  testHistory(root).commit('One', '2025-01-01')
  process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER = '1'
  expect(buildDay(root)).toBe('2025-01-01')
  Reflect.deleteProperty(process.env, 'GIT_TEST_ASSUME_DIFFERENT_OWNER')
})

test('without a history a build says what to do, and a check goes on', () => {
  expect(() => buildDay(root)).toThrow(
    'The build’s day is that of the commit, and there is no git history here. Set SOURCE_DATE_EPOCH',
  )
  expect(knownBuildDay(root)).toBeUndefined()
})
