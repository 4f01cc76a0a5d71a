/** Checks every page kind for overlapping and cut-off text, at every window size and with every text setting. */
import { lostText, spaceText } from '../support/lost-text'
import { overlappingText } from '../support/overlapping-text'
import { KINDS, SAMPLES } from '../support/site'
import { expect, test, type Page } from '../support/test'

/** Window sizes from the smallest phone to a large screen. The last one is 1280 x 1024 at 400% zoom. */
const WINDOWS = [
  [320, 568],
  [360, 800],
  [375, 812],
  [390, 664],
  [412, 732],
  [600, 960],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
  [320, 256],
] as const

/** A reader’s text settings, applied one at a time. */
const READERS: Record<string, (page: Page) => Promise<void>> = {
  'as is': async () => undefined,
  'text at 200%': page =>
    page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(':root { font-size: 200% !important }')
      document.adoptedStyleSheets = [sheet]
    }),
  'with WCAG text spacing': spaceText,
}

for (const path of [...KINDS, ...SAMPLES])
  test(`${path} is readable at every window size`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    const found: string[] = []
    for (const [reader, change] of Object.entries(READERS)) {
      await change(page)
      for (const [width, height] of WINDOWS) {
        // Calendars and tables in work samples can’t get narrower than their numbers.
        if (path.startsWith('/work/') && reader === 'text at 200%' && width < 1024) continue
        await page.setViewportSize({ width, height })
        const faults = [...(await overlappingText(page)), ...(await lostText(page))]
        found.push(...faults.map(fault => `${width} x ${height}, ${reader}: ${fault}`))
      }
    }
    expect(found).toEqual([])
  })
