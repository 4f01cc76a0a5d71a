/** The home page and the services page, with and without JavaScript. */
import type { Measurements } from '../../src/content/measurements'
import { formatNumber, formatValue } from '../../src/content/format'
import { liveCaseStudies, readData } from '../support/content'
import { startApplication } from './support/application'
import { expect, test, type Page } from './support/test'

const log = (page: Page) => page.locator('figure fieldset p:visible')
const month = (page: Page, name: string) => page.locator('figure label', { hasText: name })

/** Returns the first result of the case study in the chart. */
function chartedResult() {
  const { work } = readData<{ work: { hero: string } }>('pages/home.json')
  const result = liveCaseStudies().find(({ slug }) => slug === work.hero)?.fields.metrics[0]
  if (!result) throw new Error(`The case study “${work.hero}” has no result to chart.`)
  return result
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('hovering over or selecting a month in the chart shows its log entry', async ({
      page,
    }) => {
      await page.goto('/')
      const { baseline, format } = chartedResult()
      // The chart starts with the overall result and the period it’s compared with.
      await expect(log(page)).toHaveText(/^\$20,100 .*2025 vs\. .*2024\.$/)
      await expect(page.locator('figure:has(fieldset)')).toContainText(
        `Before: ${formatValue(baseline, format)} per month`,
      )
      await expect(page.locator('figure:has(fieldset) figcaption')).toContainText('+44%')
      await month(page, 'May').hover()
      await expect(log(page)).toHaveText(/^\$8,500 May: /)
      await month(page, 'Apr').click()
      await page.locator('h1').hover()
      await expect(log(page)).toHaveText(/^\$9,400 April: /)
      await page.keyboard.press('ArrowRight')
      await expect(log(page)).toHaveText(/^\$8,500 May: /)
      await page.keyboard.press('ArrowLeft')
      await expect(log(page)).toHaveText(/^\$9,400 April: /)
    })

    test('screen readers read each month’s total only once', async ({ page }) => {
      await page.goto('/')
      const months = await page.locator('figure input[type=radio]').all()
      expect(months.length).toBeGreaterThan(2)
      for (const input of months) {
        const label = await page.locator(`label[for=${await input.getAttribute('id')}]`).innerText()
        const [sum = ''] = /\$[\d,]+/.exec(label) ?? []
        await expect(input).toHaveAccessibleName(new RegExp(`\\${sum}$`))
        await expect(input).toHaveAccessibleDescription(/\w/)
        await expect(input).not.toHaveAccessibleDescription(new RegExp(`^\\${sum}`))
      }
    })

    test('choosing a budget shows what it buys', async ({ page }) => {
      await page.goto('/services')
      const shown = page.locator('fieldset h3:visible')
      await expect(shown).toHaveText('One small thing, done right')
      await page.locator('fieldset label', { hasText: '$50,000' }).click()
      await expect(shown).toHaveText('A product, or a year of work')
    })
  })

test('the page shows its own size, paint time, Lighthouse score, and cookie count, and links to more measurements', async ({
  context,
  page,
}) => {
  const { pages, bare } = readData<Measurements>('measurements.json')
  const home = pages.find(({ slug }) => slug === 'home')
  if (!home) throw new Error('The home page hasn’t been measured.')
  await page.goto('/', { waitUntil: 'networkidle' })
  const band = page.locator('section', { hasText: 'This page, measured' })
  const figures = await band.locator('li .big').allInnerTexts()
  expect(figures.map(parseFloat)).toEqual([
    parseFloat(formatNumber(home.html / 1000, { maximumFractionDigits: 1 })),
    home.firstPaint,
    Math.min(...home.lighthouse),
    (await context.cookies()).length,
  ])
  await expect(band).toContainText(String(bare.firstPaint))
  await band.getByRole('link').click()
  await expect(page).toHaveURL('/blog/what-this-site-weighs')
})

test('the sample menu loads when scrolled near, takes orders by keyboard, and fits its frame', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', request => requests.push(new URL(request.url()).pathname))
  for (const width of [1280, 1920, 960, 900, 768, 760, 480, 390, 360]) {
    await page.setViewportSize({ width, height: 800 })
    requests.length = 0
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(requests.filter(path => path.startsWith('/work/'))).toEqual([])
    await startApplication(page)
    expect(requests.filter(path => path.startsWith('/work/'))).toEqual([])
    const box = page.locator('.ws-live')
    const before = await box.boundingBox()
    await box.scrollIntoViewIfNeeded()
    const frame = page.locator('iframe')
    await expect(frame).toHaveAttribute('title', /\w/)
    await expect(box.locator('img')).toBeHidden()
    const after = await box.boundingBox()
    expect([after?.width, after?.height]).toEqual([before?.width, before?.height])
    const menu = page.frameLocator('iframe')
    await menu.locator('#oxtail .add input').press('Space')
    await expect(menu.locator('.kept')).toContainText('$3.78')
    // In a frame, the menu hides its label, since the page shows a label next to the frame.
    await expect(menu.getByText('Illustrative work')).toBeHidden()
    const beyond = await menu.locator('html').evaluate(html => html.scrollHeight - innerHeight)
    expect(beyond, `${width}`).toBeLessThanOrEqual(0)
  }
})

test('the sample menu’s image stays if the working copy doesn’t load', async ({ page }) => {
  await page.route('**/work/**', route => route.abort())
  await page.goto('/')
  await startApplication(page)
  const failed = page.waitForEvent('requestfailed')
  await page.locator('.ws-live').scrollIntoViewIfNeeded()
  await failed
  await expect(page.locator('.ws-live img')).toBeVisible()
  await expect(page.locator('iframe')).toBeHidden()
})

test('images, figures, and frames align with the text columns', async ({ page }) => {
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    const ends = await page
      .locator('main :is(figcaption strong, ul.rules, .ws-live img)')
      .evaluateAll(all => all.map(one => Math.round(one.getBoundingClientRect().right)))
    expect(ends.length).toBeGreaterThan(3)
    expect([...new Set(ends)], `${width}`).toHaveLength(1)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the sample menu is an image with a link to the working copy', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('.ws-live img')).toBeVisible()
    await expect(page.locator('main').getByRole('link', { name: 'Try it' })).toBeVisible()
  })
})

test('each symptom links to the service that fixes it', async ({ page }) => {
  await page.goto('/services')
  await page.getByRole('link', { name: 'Fewer inquiries from search' }).click()
  await expect(page).toHaveURL('/services/seo')
})
