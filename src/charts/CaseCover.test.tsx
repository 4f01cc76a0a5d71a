import { render } from '../../tests/support/language'
import { CaseCover } from './CaseCover'
import { coverMarks } from './cover/cover-shapes'

const VARIANTS = Array.from({ length: 20 }, (_, variant) => variant)
const metric = (baseline: number, value: number) =>
  ({ label: 'Bookings', baseline, value, format: 'number' }) as const
const cover = (baseline: number, value: number, variant: number) =>
  render(<CaseCover metric={metric(baseline, value)} variant={variant} />)

/** The texts of a cover with their places. */
const numerals = (html: string) =>
  [
    ...html.matchAll(
      /<text class="([^"]*)" x="(\d+)" y="(\d+)" font-size="(\d+)" textLength="(\d+)"[^>]*>([^<]*)/g,
    ),
  ].map(([, on = '', x, y, size, width, text = '']) => {
    const [left = 0, foot = 0, height = 0, length = 0] = [x, y, size, width].map(Number)
    return { on, text, size: height, left, right: left + length, top: foot - 0.72 * height, foot }
  })

test('the same numbers look different in each of ten variants', () => {
  const different = (baseline: number, value: number) =>
    new Set(VARIANTS.map(variant => cover(baseline, value, variant))).size
  expect(different(893, 412)).toBe(10)
  expect(different(412, 893)).toBe(10)
})

test('a rise stands, a fall hangs, and either lies', () => {
  const directions = (baseline: number, value: number) =>
    new Set(
      VARIANTS.flatMap(variant => coverMarks({ metric: metric(baseline, value), variant })).map(
        ({ grows }) => grows,
      ),
    )
  expect(directions(412, 893)).toEqual(new Set(['right', 'up']))
  expect(directions(412, 412)).toEqual(new Set(['right', 'up']))
  expect(directions(893, 412)).toEqual(new Set(['right', 'down']))
})

test.each([
  [412, 893],
  [412, 12_480],
  [103_000, 84_000],
  [0, 893],
  [5, 900],
  [900, 5],
])('%d to %d: both numbers stand whole on the sheet, the result at least as large', (from, to) => {
  for (const variant of VARIANTS) {
    const html = cover(from, to, variant)
    const [before, after] = numerals(html)
    if (!before || !after) throw new Error(html)
    expect([before.text, after.text]).toEqual([from, to].map(one => one.toLocaleString('en')))
    expect(after.size).toBeGreaterThanOrEqual(before.size)
    for (const { left, right, top, foot, size } of [before, after]) {
      expect(size).toBeGreaterThanOrEqual(24)
      expect(Math.min(left, top, 400 - right, 300 - foot)).toBeGreaterThan(5)
    }
  }
})

test('a number that has not changed is set as large after as before', () => {
  for (const variant of VARIANTS) {
    const [before, after] = numerals(cover(412, 412, variant))
    expect(after?.size).toBe(before?.size)
  }
})

test('is named by its numbers', () => {
  expect(cover(412, 893, 1)).toContain('aria-label="Bookings: from 412 to 893."')
})
