/** A page is as long as its kind may be: one thought a band, and no more of them than a visitor reads. */
import { PAGES } from './support/site'
import { expect, test } from './support/test'

/** The limit in CSS pixels of each kind of page at 1280 x 800; a page counts as the first kind it matches. */
const LIMITS: readonly (readonly [pattern: RegExp, pixels: number])[] = [
  [/^\/$/, 5500],
  [/^\/services$/, 5000],
  [/^\/services\/web-application-development$/, 6500],
  [/^\/services\/[^/]+$/, 5200],
  [/^\/case-studies$/, 5000],
  [/^\/case-studies\/[^/]+$/, 7000],
  [/^\/about$/, 5000],
  [/^\/blog\/[^/]+$/, 7000],
]

for (const [width, factor] of [
  [1280, 1],
  [390, 1.6],
] as const) {
  test(`no page is longer than its kind may be, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const tooLong: string[] = []
    for (const path of PAGES) {
      const limit = LIMITS.find(([pattern]) => pattern.test(path))?.[1]
      if (!limit) continue
      await page.goto(path)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      if (height > limit * factor) tooLong.push(`${path}: ${height}, limit ${limit * factor}`)
    }
    expect(tooLong).toEqual([])
  })
}
