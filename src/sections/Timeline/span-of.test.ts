import { times as words } from '../../../data/service-words.json'
import { endOf, spanOf } from './span-of'

describe('spanOf', () => {
  test.each([
    ['Week 1', 0, 1],
    ['Weeks 2–3', 1, 3],
    ['Months 2–5', 4.35, 21.75],
    ['Month 6', 21.75, 26.1],
    ['From month 4', 13.05, 40],
    ['Quarterly', 30, 40],
  ])('%s is from %p to %p', (when, from, to) => {
    const span = spanOf(when, 40, words)
    expect(span.from).toBeCloseTo(from)
    expect(span.to).toBeCloseTo(to)
  })

  test('another language has words of its own', () => {
    const german = { month: 'Monat', from: 'ab' }
    expect(spanOf('Monate 2–5', 40, german)).toEqual(spanOf('Months 2–5', 40, words))
    expect(spanOf('Ab Monat 4', 40, german)).toEqual(spanOf('From month 4', 40, words))
  })

  test('open ends get a quarter more than what has an end', () => {
    expect(endOf(['Week 1', 'Weeks 2–8'], words)).toBe(8)
    expect(endOf(['Weeks 1–8', 'Quarterly'], words)).toBe(10)
  })
})
