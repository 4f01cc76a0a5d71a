import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import { startApplication } from './support/application'
import { hollow } from './support/faulty-site'
import { headerOf } from './support/header'
import { KINDS, PARTS, partName } from './support/site'
import { expect, test, type Page } from './support/test'

/** The policy refuses scripts from elsewhere; what the test tool evaluates is not subject to it. */
const AXE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Every rule, those that are off by default included: target size, and the experimental ones. Two are
 * left out. WCAG's AAA contrast is no aim of the site's. And p-as-heading takes large figures and the
 * words above a callout for headings, by their size alone; headings they are not.
 */
const ALL: RunOptions = {}
/** The rules that a colour scheme can change the outcome of. */
const COLOURS: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] }

/**
 * Text that keeps a colour of the page's own where the visitor has forced others. Axe cannot be asked
 * there: the browser paints the visitor's colours, and axe reads the page's.
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
      // Drawings that repeat what the text beside them says.
      if (parent.closest('[aria-hidden=true]')) continue
      const style = getComputedStyle(parent)
      if (style.getPropertyValue('forced-color-adjust') === 'auto') continue
      const colour = parent instanceof SVGElement ? style.fill : style.color
      if (!forced.includes(colour)) found.push(`${node.textContent.trim().slice(0, 40)}: ${colour}`)
    }
    return found
  })

/** What is wrong with the page in a colour scheme. */
async function faultsIn(page: Page, scheme: Scheme): Promise<string[]> {
  await page.emulateMedia(SCHEMES[scheme])
  return scheme === 'forced colours' ? unforcedText(page) : findings(page, COLOURS)
}

/** What axe finds on the page as it stands, in one line a finding. */
async function findings(page: Page, options: RunOptions = ALL): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(async given => {
    const { axe } = window as unknown as {
      axe: {
        getRules(): { ruleId: string }[]
        run(root: Document, options: RunOptions): Promise<AxeResults>
      }
    }
    const leftOut = ['color-contrast-enhanced', 'p-as-heading']
    const rules = Object.fromEntries(
      axe.getRules().map(({ ruleId }) => [ruleId, { enabled: !leftOut.includes(ruleId) }]),
    )
    const { violations } = await axe.run(document, {
      ...(given.runOnly ? given : { rules }),
      resultTypes: ['violations'],
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    )
  }, options)
}

const WIDTHS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]

const SCHEMES = {
  dark: { colorScheme: 'dark' },
  'forced colours': { colorScheme: 'light', forcedColors: 'active' },
} as const
type Scheme = keyof typeof SCHEMES

for (const viewport of WIDTHS) {
  test.describe(`${viewport.width} pixels wide`, () => {
    // Nothing in motion while colours are judged.
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })

    for (const part of PARTS)
      test(`axe finds nothing on ${partName(part)}`, async ({ page }) => {
        test.slow()
        for (const path of part) {
          await page.goto(path)
          expect.soft(await findings(page), path).toEqual([])
        }
      })

    test('axe finds nothing in dark and forced colours, with a menu and an answer open', async ({
      page,
    }) => {
      test.slow()
      for (const path of KINDS) {
        await page.goto(path)
        await startApplication(page)
        for (const scheme of Object.keys(SCHEMES) as Scheme[])
          expect.soft(await faultsIn(page, scheme), `${path}, ${scheme}`).toEqual([])
        await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' })
      }
      await page.goto('/services/web-application-development')
      await startApplication(page)
      await page.locator('summary').first().click()
      // Wherever else the page is scrolled to, a control may lie half below the header.
      await page.evaluate(() => scrollTo(0, 0))
      const { more, toggle, panel, menu } = headerOf(page)
      await (viewport.width === 390 ? toggle : more).click()
      await expect(viewport.width === 390 ? menu : panel).toBeVisible()
      expect.soft(await findings(page)).toEqual([])
      for (const scheme of Object.keys(SCHEMES) as Scheme[])
        expect.soft(await faultsIn(page, scheme), scheme).toEqual([])
    })
  })
}

test('axe finds nothing on the not-found page and the error screen', async ({ faulty, page }) => {
  await page.goto(`${faulty.url}/nope`)
  expect.soft(await findings(page), 'not found').toEqual([])
  faulty.edit(/\/about\/page-data\.json$/, hollow)
  await page.goto(`${faulty.url}/sitemap`)
  await startApplication(page)
  await page.locator('main a[href="/about"]').first().click()
  await expect(page.getByRole('alert')).toBeVisible()
  expect.soft(await findings(page), 'error screen').toEqual([])
})
