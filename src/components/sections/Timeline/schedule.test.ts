import { times as words } from '../../../../data/service-words.json'
import { scheduleOf } from './schedule'

test.each([
  ['Week 1', 0, 1],
  ['Weeks 2–3', 1, 3],
  ['Months 2–5', 4.35, 21.75],
  ['Month 6', 21.75, 26.1],
  ['From month 4', 13.05, 50],
  ['Before a contract', -40 / 12, 0],
  ['Quarterly', 40, 50],
])('%s is from week %p to week %p', (when, from, to) => {
  const [span] = scheduleOf([when, 'Weeks 1–40', 'Quarterly'], words).spans
  expect(span?.from).toBeCloseTo(from)
  expect(span?.to).toBeCloseTo(to)
})

test('another language has words of its own', () => {
  const german = { weeks: 'Wochen', months: 'Monate', month: 'Monat', from: 'ab', before: 'vor' }
  const { ticks, ...schedule } = scheduleOf(['Vor dem Vertrag', 'Monate 2–5', 'Ab Monat 4'], german)
  expect(scheduleOf(['Before a contract', 'Months 2–5', 'From month 4'], words)).toMatchObject(
    schedule,
  )
  expect(ticks.map(({ name }) => name)).toEqual(['0', '2', '4 Monate'])
})

test('the scale ends with the last time; what has no end gets a quarter more', () => {
  expect(scheduleOf(['Week 1', 'Weeks 2–8'], words)).toMatchObject({ from: 0, to: 8 })
  expect(scheduleOf(['Weeks 1–8', 'Quarterly'], words)).toMatchObject({ from: 0, to: 10 })
  expect(scheduleOf(['Weeks 1–2', 'From week 13'], words)).toMatchObject({ from: 0, to: 15 })
  expect(scheduleOf(['Before a start', 'Weeks 1–12'], words)).toMatchObject({ from: -1, to: 12 })
})

test.each([
  [
    ['Week 1', 'Weeks 2–12'],
    ['4', '8', '12 weeks'],
  ],
  [
    ['Week 1', 'Weeks 2–5'],
    ['2', '4 weeks'],
  ],
  [['Weeks 1–3'], ['1', '2', '3 weeks']],
  [
    ['Week 1', 'Months 2–9', 'Quarterly'],
    ['3', '6', '9 months'],
  ],
  [['From month 4'], ['1', '2', '3 months']],
  [['Months 1–60'], ['24', '48 months']],
])('the scale of %p is named at %p', (whens, names) => {
  const { ticks, to } = scheduleOf(whens, words)
  expect(ticks.map(({ name }) => name)).toEqual(names)
  expect(Math.max(...ticks.map(({ at }) => at))).toBeLessThanOrEqual(to + 0.01)
})
