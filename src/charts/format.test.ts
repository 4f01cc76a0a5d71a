import { isGood } from '../content/format'
describe('isGood', () => {
  test('knows both directions, and that nothing is not good', () => {
    expect(isGood({ baseline: 1, value: 2, better: 'higher' })).toBe(true)
    expect(isGood({ baseline: 1, value: 2, better: 'lower' })).toBe(false)
    expect(isGood({ baseline: 2, value: 1, better: 'lower' })).toBe(true)
    expect(isGood({ baseline: 2, value: 2, better: 'higher' })).toBe(false)
  })
})
