import {
  formatChange,
  formatCount,
  formatDate,
  formatDuration,
  formatHours,
  formatValue,
} from './format'
import type { NumberFormat } from './chart'

/** Replaces non-breaking spaces with plain ones. */
const spaced = (text: string) => text.replaceAll('\u00A0', ' ')

describe('formatValue', () => {
  test.each<[number, NumberFormat, string]>([
    [1093, 'number', '1,093'],
    [57.8, 'number', '57.8'],
    [1234.5, 'number', '1,235'],
    [0, 'number', '0'],
    [41, 'percent', '41%'],
    [0.35, 'percent', '0.35%'],
    [5000, 'currency', '$5,000'],
    [38.2, 'currency', '$38.20'],
    [22500.4, 'currency', '$22,500'],
    [4.2, 'multiple', '4.2×'],
    [1.8, 'seconds', '1.8 s'],
    [12, 'minutes', '12 min'],
    [3.5, 'hours', '3.5 h'],
    [14, 'days', '14 days'],
    [1, 'days', '1 day'],
    [4.9, 'rating', '4.9'],
    [5, 'rating', '5.0'],
  ])('formats %p (%s) as %s', (value, format, text) => {
    expect(spaced(formatValue(value, format))).toBe(text)
  })

  test('a unit never wraps to its own line', () => {
    expect(formatValue(14, 'days')).not.toContain(' ')
  })
})

describe('formatChange', () => {
  test('adds “worse” to a change in the wrong direction', () => {
    const change = { baseline: 406, value: 494, format: 'currency' } as const
    expect(formatChange({ ...change, better: 'lower' })).toBe('+22%, worse')
    expect(formatChange({ ...change, better: 'higher' })).toBe('+22%')
    expect(formatChange({ ...change, value: 406, better: 'lower' })).toBe('no change')
  })
  test.each<[number, number, NumberFormat, string]>([
    [412, 754, 'number', '+83%'],
    [100, 81, 'currency', '−19%'],
    [100, 104.5, 'number', '+4.5%'],
    [1312, 1, 'number', '−99.9%'],
    [3, 47, 'number', '+1,467%'],
    [18, 20.4, 'percent', '+2.4 points'],
    [20, 19, 'percent', '−1 point'],
    [1.2, 1.24, 'percent', '+0.04 points'],
    [4.1, 4.9, 'rating', '+0.8'],
    [4, 4.05, 'rating', '+0.1'],
    [0, 12, 'days', '+12 days'],
    [7, 7, 'number', 'no change'],
  ])('the change from %p to %p (%s) is %s', (baseline, value, format, text) => {
    expect(spaced(formatChange({ baseline, value, format }))).toBe(text)
  })
})

test('writes out dates and makes “minute” plural when needed', () => {
  expect(['2025-11-04', '2025-11', '2025'].map(formatDate)).toEqual([
    'November 4, 2025',
    'November 2025',
    '2025',
  ])
  expect([1, 7].map(minutes => formatCount(minutes, 'minute'))).toEqual([
    '1\u00A0minute',
    '7\u00A0minutes',
  ])
})

test.each([
  [['Monday', 'Friday'], '09:00', '18:00', 'Monday to Friday, 9 a.m.–6 p.m.'],
  [['Saturday'], '08:35', '12:00', 'Saturday, 8:35 a.m.–12 p.m.'],
])('opening hours on %s from %s to %s are “%s”', (days, opens, closes, text) => {
  expect(spaced(formatHours({ days, opens, closes })).replaceAll('\u2060', '')).toBe(text)
})

test.each([
  [0, '0 pages'],
  [1, '1 page'],
  [1.004, '1 page'],
  [1.04, '1.04 pages'],
  [2, '2 pages'],
])('%d is shown as “%s”', (number, shown) => {
  expect(formatCount(number, 'page').replace('\u00A0', ' ')).toBe(shown)
})

test('a duration is singular only if it ends at one', () => {
  const said = (from: number, to?: number) => formatDuration({ from, to, unit: 'month' })
  expect(
    [said(1), said(1, 1), said(1, 2)].map(text => text.replace(/[\u00A0\u2060]/g, ' ')),
  ).toEqual(['1 month', '1 month', expect.stringMatching(/^1– ?2 months$/)])
})
