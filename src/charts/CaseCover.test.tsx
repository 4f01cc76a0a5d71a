import { render } from '../../tests/support/language'
import { CaseCover } from './CaseCover'
import { coverBars } from './cover/cover'

const VARIANTS = Array.from({ length: 10 }, (_, variant) => variant)
const metric = (baseline: number, value: number) =>
  ({ label: 'Bookings', baseline, value, format: 'number' }) as const
const cover = (baseline: number, value: number, variant: number) =>
  render(<CaseCover metric={metric(baseline, value)} variant={variant} />)

/** The texts of a cover with their places. */
const numerals = (html: string) =>
  [
    ...html.matchAll(
      /<text class="[^"]*" x="(\d+)" y="(\d+)" font-size="(\d+)" textLength="(\d+)"[^>]*>([^<]*)/g,
    ),
  ].map(([, x, y, size, width, text = '']) => {
    const [left = 0, foot = 0, height = 0, length = 0] = [x, y, size, width].map(Number)
    return { text, size: height, left, right: left + length, top: foot - 0.72 * height, foot }
  })

test('the same numbers look different in each variant', () => {
  const different = (baseline: number, value: number) =>
    new Set(VARIANTS.map(variant => cover(baseline, value, variant))).size
  expect(different(893, 412)).toBe(VARIANTS.length)
  expect(different(412, 893)).toBe(VARIANTS.length)
})

test.each([
  [412, 893, ['right', 'up']],
  [412, 412, ['right', 'up']],
  [893, 412, ['right', 'down']],
])('from %d to %d the bars grow %p', (baseline, value, directions) => {
  const bars = VARIANTS.flatMap(variant => coverBars({ metric: metric(baseline, value), variant }))
  expect([...new Set(bars.map(({ grows }) => grows))]).toEqual(directions)
})

test.each([
  [412, 893],
  [412, 412],
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
    expect(html).toContain(`aria-label="Bookings: from ${before.text} to ${after.text}."`)
    expect(after.size).toBeGreaterThanOrEqual(before.size)
    if (from === to) expect(after.size).toBe(before.size)
    for (const { left, right, top, foot, size } of [before, after]) {
      expect(size).toBeGreaterThanOrEqual(24)
      expect(Math.min(left, top, 400 - right, 300 - foot)).toBeGreaterThan(5)
    }
  }
})
