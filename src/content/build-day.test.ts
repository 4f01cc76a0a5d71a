import { buildDay } from './build-day'

const ORIGINAL = { ...process.env }
beforeEach(() => Reflect.deleteProperty(process.env, 'SOURCE_DATE_EPOCH'))
afterEach(() => {
  process.env = { ...ORIGINAL }
  jest.useRealTimers()
})

test.each([
  ['0', '1970-01-01'],
  ['1735689599', '2024-12-31'],
  ['1735689600', '2025-01-01'],
])('SOURCE_DATE_EPOCH=%s is %s in UTC', (epoch, day) => {
  process.env.SOURCE_DATE_EPOCH = epoch
  expect(buildDay()).toBe(day)
})

test.each(['soon', '1e99', '2025-01-01'])('SOURCE_DATE_EPOCH=%s stops the build', epoch => {
  process.env.SOURCE_DATE_EPOCH = epoch
  expect(() => buildDay()).toThrow(`SOURCE_DATE_EPOCH isn’t a number: ${epoch}`)
})

test.each([undefined, ''])('the build day is today if SOURCE_DATE_EPOCH is %j', epoch => {
  if (epoch !== undefined) process.env.SOURCE_DATE_EPOCH = epoch
  jest.useFakeTimers({ now: new Date(2031, 1, 3, 12) })
  expect(buildDay()).toBe('2031-02-03')
})
