import { scheduleOf } from './schedule'

const week = (from: number, to?: number) => ({ from, to, unit: 'week' as const })

test.each([
  [{ from: 1, to: 5, unit: 'day' as const }, 0, 1],
  [week(2, 3), 1, 3],
  [{ from: 2, to: 6, unit: 'month' as const }, 52 / 12, 26],
  [{ from: 4, unit: 'month' as const }, 13, 50],
  [week(0), -40 / 12, 0],
])('%j is from week %d to week %d', (period, from, to) => {
  const [span] = scheduleOf([period, week(1, 40), week(1)]).spans
  expect(span?.from).toBeCloseTo(from)
  expect(span?.to).toBeCloseTo(to)
})

test.each([
  [[week(1, 1), week(2, 12)], ['0', '4', '8', '12 weeks'], 12],
  [[{ from: 2, to: 9, unit: 'month' as const }], ['0', '3', '6', '9 months'], 39],
  [[week(1, 8), week(9)], ['0', '2', '4', '6', '8 weeks'], 10],
])('the scale of %j has zero and ticks', (periods, names, to) => {
  const schedule = scheduleOf(periods)
  expect(schedule.ticks.map(({ name }) => name)).toEqual(names)
  expect(schedule.ticks[0]?.at).toBe(0)
  expect(schedule.to).toBeCloseTo(to)
})
