/** Tests every page: axe finds no problems, the console stays empty, and the page isn’t too long for its kind. */
import { getRules, type RunOptions } from 'axe-core'
import { startApplication } from './support/application'
import { axeFindings } from './support/axe'
import { nextFrames } from './support/frames'
import { hollow } from './support/faulty-site'
import { headerOf } from './support/header'
import { lostText } from './support/lost-text'
import { overlappingText } from './support/overlapping-text'
import { KINDS, PARTS, partName } from './support/site'
import { expect, test, type Page } from './support/test'
import { watchComplaints } from './support/watch'

/**
 * All axe rules, including those that are off by default: target size and the experimental rules. Two are
 * left out: AAA contrast isn’t a goal, and p-as-heading mistakes large numbers and callout labels
 * for headings because of their size.
 */
const LEFT_OUT = ['color-contrast-enhanced', 'p-as-heading']
const ALL: RunOptions = {
  rules: Object.fromEntries(
    getRules().map(({ ruleId }) => [ruleId, { enabled: !LEFT_OUT.includes(ruleId) }]),
  ),
}
/** The rules whose results depend on the color scheme. */
const COLORS: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] }

/**
 * Text that keeps the page’s color in forced-colors mode. Axe can’t check this: the browser paints
 * the visitor’s colors, but axe reads the page’s.
 */
const unforcedText = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement('i')
    document.body.append(probe)
    const forced = ['CanvasText', 'GrayText', 'LinkText', 'ButtonText', 'HighlightText'].map(
      name => {
        probe.style.color = name
        return getComputedStyle(probe).color
      },
    )
    probe.remove()
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent?.checkVisibility() || !node.textContent?.trim()) continue
      // Skip drawings that repeat the text next to them.
      if (parent.closest('[aria-hidden=true]')) continue
      const style = getComputedStyle(parent)
      if (style.getPropertyValue('forced-color-adjust') === 'auto') continue
      const color = parent instanceof SVGElement ? style.fill : style.color
      if (!forced.includes(color)) found.push(`${node.textContent.trim().slice(0, 40)}: ${color}`)
    }
    return found
  })

/** The window sizes to check. `factor`: how much longer a page can be than in the first window. */
const WINDOWS = [
  { width: 1280, height: 800, factor: 1 },
  { width: 390, height: 844, factor: 1.6 },
]

/** The maximum page lengths in a window 1280 pixels wide. The first match applies. */
const LENGTHS: readonly (readonly [pattern: RegExp, pixels: number])[] = [
  [/^\/$/, 5500],
  [/^\/services$/, 5000],
  [/^\/services\/web-application-development$/, 6500],
  [/^\/services\/[^/]+$/, 5200],
  [/^\/case-studies$/, 5000],
  [/^\/case-studies\/[^/]+$/, 7000],
  [/^\/about$/, 5000],
  [/^\/blog\/[^/]+$/, 7000],
]

/** Lazy-loaded images in the first view. */
const lateFirstPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter(({ loading, y }) => loading === 'lazy' && y < innerHeight)
      .filter(image => image.checkVisibility())
      .map(({ currentSrc }) => currentSrc),
  )

/** Violations of src/styles/README.md: a second diagonal, charts far below their text, and small text on teal. */
const brokenRules = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const all = Array.from(document.body.querySelectorAll('*')).filter(one => one.checkVisibility())
    const diagonals = all.filter(one =>
      getComputedStyle(one).backgroundImage.startsWith('linear-gradient(to right bottom'),
    )
    if (diagonals.length > 1) found.push(`${diagonals.length} diagonals`)
    for (const chart of document.querySelectorAll('article figure')) {
      const last = Array.from(chart.parentElement?.querySelectorAll(':scope > p') ?? []).at(-1)
      const end = last?.getBoundingClientRect().bottom ?? Infinity
      const beyond = chart.getBoundingClientRect().bottom - end
      if (beyond > 400) found.push(`a chart ends ${beyond} pixels below its text`)
    }
    for (const one of all.filter(({ firstChild }) => firstChild?.nodeName === '#text')) {
      const style = getComputedStyle(one)
      const isOnField = style.getPropertyValue('--paper') === style.getPropertyValue('--field')
      if (isOnField && parseFloat(style.fontSize) < 16)
        found.push(`small text on teal: ${one.textContent}`)
    }
    return found
  })

/** Marks tests that only `npm run test:all` runs. See playwright.config.ts. */
const SLOW = '@slow'

// Turn off animations, which could change colors during a check.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const part of [KINDS, ...PARTS])
  test(
    `${part === KINDS ? 'one page of each kind' : partName(part)}: accessible, legible, no console messages, not too long`,
    {
      tag: part === KINDS ? [] : SLOW,
    },
    async ({ context, page, baseURL }) => {
      test.slow()
      const complaints = await watchComplaints(context, page, baseURL ?? '')
      for (const path of part) {
        const [, length = Infinity] = LENGTHS.find(([pattern]) => pattern.test(path)) ?? []
        for (const { factor, ...viewport } of WINDOWS) {
          await page.setViewportSize(viewport)
          if (factor === 1) await page.goto(path)
          const height = await page.evaluate(() => document.documentElement.scrollHeight)
          expect
            .soft(height, `${path}, ${viewport.width} wide`)
            .toBeLessThanOrEqual(length * factor)
          expect.soft(await lateFirstPictures(page), `${path}, ${viewport.width} wide`).toEqual([])
          expect.soft(await axeFindings(page, ALL), `${path}, ${viewport.width} wide`).toEqual([])
          expect.soft(await brokenRules(page), `${path}, ${viewport.width} wide`).toEqual([])
        }
        // Labels in drawings have the least room here. slow/overlap.spec.ts tests a page of each kind at all sizes.
        await page.setViewportSize({ width: 320, height: 568 })
        const lost = [...(await overlappingText(page)), ...(await lostText(page))]
        expect.soft(lost, `${path}, 320 wide`).toEqual([])
        await startApplication(page)
        expect.soft(await complaints(), path).toEqual([])
      }
    },
  )

/** The page’s color problems in dark mode and in forced-colors mode. */
async function faultsInColors(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await axeFindings(page, COLORS)
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
  const forced = await unforcedText(page)
  await page.emulateMedia({ forcedColors: 'none' })
  return [...dark, ...forced]
}

for (const { width, height } of WINDOWS)
  test(
    `pages are accessible in dark mode and forced colors, even with a menu and an answer open, ${width} pixels wide`,
    { tag: SLOW },
    async ({ page }) => {
      test.slow()
      await page.setViewportSize({ width, height })
      for (const path of KINDS) {
        await page.goto(path)
        expect.soft(await faultsInColors(page), path).toEqual([])
      }
      await page.goto('/services/web-application-development')
      await startApplication(page)
      await page.locator('summary').first().click()
      // Scroll to the top, so the header doesn’t partly cover any control.
      await nextFrames(page)
      await page.evaluate(() => scrollTo(0, 0))
      const { more, toggle, panel, menu } = headerOf(page)
      await (width === 390 ? toggle : more).click()
      await expect(width === 390 ? menu : panel).toBeVisible()
      expect.soft(await axeFindings(page, ALL)).toEqual([])
      expect.soft(await faultsInColors(page)).toEqual([])
    },
  )

test('axe finds no problems on the not-found page and the error screen', async ({
  faulty,
  page,
}) => {
  await page.goto(`${faulty.url}/nope`)
  expect.soft(await axeFindings(page, ALL), 'not found').toEqual([])
  faulty.edit(/\/about\/page-data\.json$/, hollow)
  await page.goto(`${faulty.url}/sitemap`)
  await startApplication(page)
  await page.locator('main a[href="/about"]').first().click()
  await expect(page.getByRole('alert')).toBeVisible()
  expect.soft(await axeFindings(page, ALL), 'error screen').toEqual([])
})
