/** Each kind of page, and every part in its states, as they looked when somebody last looked at them. */
import { expect, test } from '@playwright/test'

/** What the pictures are called, and the pages of the fixture: the last two have every part and every shortcode. */
const PAGES = {
  home: '/',
  about: '/about',
  contact: '/contact',
  services: '/services',
  service: '/services/seo',
  'web-application': '/services/web-application-development',
  'case-studies': '/case-studies',
  'case-study': '/case-studies/first',
  blog: '/blog',
  tag: '/blog/tags/audits',
  post: '/blog/charts',
  text: '/sheet',
  search: '/search',
  sitemap: '/sitemap',
  'not-found': '/404',
  'kitchen-sink': '/develop/kitchen-sink',
  shortcodes: '/develop/shortcodes',
}

/** What the application alone brings, by the page that starts it without being used: its field has focus. */
const COMES_LATER: Partial<Record<string, string>> = { search: 'main [type=checkbox]' }

const LOOKS = [390, 1280].flatMap(width =>
  (['light', 'dark'] as const).map(colorScheme => ({ width, colorScheme })),
)

for (const [name, path] of Object.entries(PAGES))
  for (const { width, colorScheme } of LOOKS)
    test(`${name}, ${width} pixels wide, ${colorScheme}`, async ({ browser }) => {
      const page = await browser.newPage({
        baseURL: process.env.FIXTURE_ADDRESS,
        viewport: { width, height: 900 },
        // A quarter each way: small enough to be kept, and what has moved or changed colour is seen.
        deviceScaleFactor: 0.25,
        colorScheme,
        reducedMotion: 'reduce',
      })
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      const late = COMES_LATER[name]
      if (late !== undefined) {
        // A key is a sign of intent, and changes nothing.
        await page.keyboard.press('Shift')
        // On telephones it is there and not shown.
        await page.locator(late).waitFor({ state: 'attached' })
      }
      await expect(page).toHaveScreenshot(`${name}-${width}-${colorScheme}.png`, {
        fullPage: true,
      })
      await page.close()
    })
