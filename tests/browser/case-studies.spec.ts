/** The case study list: cards, filters with and without JavaScript, and the fan chart of results. */
import { readCaseStudies } from '../support/content'
import { APPLICATION, bootScriptRan, holdBack, startApplication } from './support/application'
import { expect, test, type Page } from './support/test'

const PATH = '/case-studies'
const studies = readCaseStudies()
const total = studies.length

const has = (service: string, industry: string) =>
  studies
    .filter(
      ({ fields }) =>
        (!service || fields.services.includes(service)) &&
        (!industry || fields.industry === industry),
    )
    .map(({ slug }) => `${PATH}/${slug}`)
    .sort()

const every = (values: readonly string[]) => [...new Set(values)].sort()
const SERVICES = every(studies.flatMap(({ fields }) => fields.services))
const INDUSTRIES = every(studies.map(({ fields }) => fields.industry))
const PAIRS = SERVICES.flatMap(service =>
  INDUSTRIES.map(industry => ({ service, industry, found: has(service, industry) })),
).sort((a, b) => b.found.length - a.found.length)

/** The pair of filters that matches the most case studies, and a pair that matches none. */
const [FULL] = PAIRS
const EMPTY = PAIRS.at(-1)
if (!FULL || !EMPTY || FULL.found.length < 2 || EMPTY.found.length > 0)
  throw new Error(
    'The data needs a service and industry with two case studies in common, and a pair with none.',
  )

const rows = (page: Page) => page.locator('main li[data-services] a').filter({ visible: true })
const shown = async (page: Page) =>
  (await rows(page).evaluateAll(links => links.map(link => link.getAttribute('href')))).sort()
const service = (page: Page) => page.getByRole('combobox', { name: 'Service', exact: true })
const industry = (page: Page) => page.getByRole('combobox', { name: 'Industry', exact: true })
const reset = (page: Page) => page.getByRole('button', { name: 'Show all' })
const heading = (page: Page) => page.locator('main h2[aria-live]')
const none = (page: Page) => page.getByText('No case studies match both filters')

async function open(page: Page, path = PATH): Promise<void> {
  await page.goto(path)
  await startApplication(page)
}

test.describe('with JavaScript', () => {
  test('two filters show only case studies that match both, and Back undoes one filter at a time', async ({
    page,
  }) => {
    await open(page)
    await expect(heading(page)).toHaveText(`${total} case studies`)
    await service(page).selectOption(FULL.service)
    await expect.poll(() => shown(page)).toEqual(has(FULL.service, ''))
    await expect(heading(page)).toHaveText(`${has(FULL.service, '').length} case studies`)
    await industry(page).selectOption(FULL.industry)
    await expect.poll(() => shown(page)).toEqual(FULL.found)
    await expect(heading(page)).toHaveText(`${FULL.found.length} case studies`)
    await expect(page).toHaveURL(`${PATH}?service=${FULL.service}&industry=${FULL.industry}`)
    await page.goBack()
    await expect(page).toHaveURL(`${PATH}?service=${FULL.service}`)
    await expect.poll(() => shown(page)).toEqual(has(FULL.service, ''))
    await expect(industry(page)).toHaveValue('')
    await page.goForward()
    await expect.poll(() => shown(page)).toEqual(FULL.found)
    await page.reload()
    await expect.poll(() => shown(page)).toEqual(FULL.found)
  })

  test('Back from a case study restores the filters', async ({ page }) => {
    await open(page, `${PATH}?service=${FULL.service}&industry=${FULL.industry}`)
    await expect.poll(() => shown(page)).toEqual(FULL.found)
    await rows(page).first().click()
    await expect(page).toHaveURL(new RegExp(`${PATH}/[a-z]`))
    await page.goBack()
    await expect(industry(page)).toHaveValue(FULL.industry)
    await expect.poll(() => shown(page)).toEqual(FULL.found)
  })

  test('filters in the URL apply on load, and unknown values are ignored', async ({ page }) => {
    await page.goto(`${PATH}?service=web-application-development`)
    await expect.poll(() => shown(page)).toEqual(has('web-application-development', ''))
    await open(page, `${PATH}?service=nothing&industry=%3Cb%3E`)
    await expect(service(page)).toHaveValue('')
    expect(await shown(page)).toHaveLength(total)
  })

  test('an empty list says nothing matches and offers to show all case studies', async ({
    page,
  }) => {
    await open(page)
    await expect(reset(page)).toBeHidden()
    await service(page).selectOption(EMPTY.service)
    // The option’s count already shows that nothing matches.
    await expect(industry(page).locator(`[value="${EMPTY.industry}"]`)).toHaveText(/ \(0\)$/)
    await industry(page).selectOption(EMPTY.industry)
    await expect(none(page)).toBeVisible()
    await expect(heading(page)).toHaveText('No case studies')
    expect(await shown(page)).toEqual([])
    await reset(page).click()
    await expect(page).toHaveURL(PATH)
    await expect(service(page)).toBeFocused()
    await expect(service(page)).toHaveValue('')
    expect(await shown(page)).toHaveLength(total)
  })

  test('a page restored from the back/forward cache shows its filters again', async ({ page }) => {
    await open(page, `${PATH}?service=${FULL.service}`)
    await expect(service(page)).toHaveValue(FULL.service)
    // Simulate WebKit, which clears fields with autocomplete off.
    await page.evaluate(() => {
      const select = document.querySelector<HTMLSelectElement>('.sf-form select')
      if (select) select.value = ''
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await expect(service(page)).toHaveValue(FULL.service)
    await expect.poll(() => shown(page)).toEqual(has(FULL.service, ''))
  })

  for (const [query, name] of [
    ['', 'are kept'],
    [`?service=${EMPTY.service}`, 'replace the filters in the URL'],
  ] as const)
    test(`filters chosen before hydration ${name}`, async ({ page }) => {
      const load = await holdBack(page, APPLICATION)
      await page.goto(PATH + query)
      await bootScriptRan(page)
      await service(page).selectOption(FULL.service)
      await page.keyboard.press('Shift')
      await load()
      await expect(page).toHaveURL(`${PATH}?service=${FULL.service}`)
      await expect.poll(() => shown(page)).toEqual(has(FULL.service, ''))
    })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('filters hide case studies that don’t match, explain an empty list, and can be cleared', async ({
    page,
  }) => {
    await page.goto(PATH)
    await expect(heading(page)).toHaveText(`${total} case studies`)
    await service(page).selectOption(FULL.service)
    await expect(rows(page)).toHaveCount(has(FULL.service, '').length)
    await expect(heading(page)).toBeHidden()
    const filled = PAIRS.filter(({ found }) => found.length > 0)
    for (const { service: one, industry: other, found } of [EMPTY, ...filled, EMPTY]) {
      await service(page).selectOption(one)
      await industry(page).selectOption(other)
      await expect(none(page)).toBeVisible()
      await expect(rows(page)).toHaveCount(found.length)
    }
    await reset(page).click()
    await expect(rows(page)).toHaveCount(total)
  })

  test('every case study has a card with a 5:3 image, a result, and a linked title', async ({
    page,
  }) => {
    await page.goto(PATH)
    expect(await shown(page)).toEqual(has('', ''))
    const cards = page.locator('main li[data-services]')
    for (const card of await cards.all()) {
      await expect(card.locator('strong')).not.toBeEmpty()
      const image = card.locator('img')
      await image.scrollIntoViewIfNeeded()
      await expect(image).toHaveJSProperty('complete', true)
      const { ratio, wide } = await image.evaluate((one: HTMLImageElement) => ({
        ratio: one.naturalWidth / one.naturalHeight,
        wide: one.naturalWidth >= one.width,
      }))
      expect(ratio).toBeCloseTo(5 / 3, 1)
      expect(wide).toBe(true)
    }
  })

  for (const width of [320, 390, 768, 1280, 1920])
    test(`at ${width} pixels wide, filtered cards keep their width and leave no gaps, and the fan is at most 700 pixels tall`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(PATH)
      const boxes = () =>
        rows(page).evaluateAll(links =>
          links.map(link => {
            const { x, y, width: wide } = (link.closest('li') ?? link).getBoundingClientRect()
            return { x: Math.round(x), y: Math.round(y), width: Math.round(wide) }
          }),
        )
      const all = await boxes()
      const columns = new Set(all.map(({ x }) => x)).size
      expect(columns).toBeGreaterThan(1)
      const [first] = all
      await service(page).selectOption(FULL.service)
      const left = await boxes()
      expect(left).toHaveLength(has(FULL.service, '').length)
      expect(left.slice(0, columns).map(({ x, width: wide }) => [x, wide])).toEqual(
        all.slice(0, Math.min(columns, left.length)).map(({ x, width: wide }) => [x, wide]),
      )
      expect(left[0]).toEqual(first)
      expect(new Set(left.map(({ y }) => y)).size).toBe(Math.ceil(left.length / columns))
      expect((await page.locator('.fan').boundingBox())?.height).toBeLessThanOrEqual(700)
    })

  test('the fan has a line for each visible case study, and hovering over a line shows its label', async ({
    page,
  }) => {
    await page.goto(PATH)
    const lines = page.locator('.fan g[data-services]').filter({ visible: true })
    await expect(lines).toHaveCount(total)
    await service(page).selectOption(FULL.service)
    await expect(lines).toHaveCount(has(FULL.service, '').length)
    // The last line is on top of the others.
    const text = lines.last().locator('text')
    await lines.last().locator('circle').hover()
    await expect(text).toBeVisible()
  })
})
