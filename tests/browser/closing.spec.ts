/** The last band of a page: short on a phone, so that it ends a page rather than being one. */
import { KINDS } from './support/site'
import { expect, test } from './support/test'

test('on a phone the closing band takes less than half of a screen, that of a post with its service and team less than three quarters', async ({
  page,
}) => {
  const screen = { width: 390, height: 844 }
  await page.setViewportSize(screen)
  const heights: [string, number][] = []
  for (const path of KINDS) {
    await page.goto(path)
    const band = page.locator('main section:has(> .climb)').last()
    if ((await band.count()) === 0) continue
    // A post's band names its service first.
    await expect(band.getByRole('link').last()).toHaveAttribute('href', /\/contact/)
    heights.push([path, (await band.boundingBox())?.height ?? Infinity])
  }
  expect(heights.length).toBeGreaterThan(4)
  const share = (path: string) =>
    path.startsWith('/blog/') && !/\/(?:page|tags)\//.test(path) ? 0.75 : 0.5
  expect(heights.filter(([path, height]) => height > screen.height * share(path))).toEqual([])
})
