/** The list of case studies: its fan of lines and rows, and its filter, with and without script. */
import { readCaseStudies } from '../support/content'
import { startApplication } from './support/application'
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

/** The pair that most studies have, and one that none has. */
const [FULL] = PAIRS
const EMPTY = PAIRS.at(-1)
if (!FULL || !EMPTY || FULL.found.length < 2 || EMPTY.found.length > 0)
  throw new Error('The studies have no pair of service and industry to try with, or no empty one.')

const rows = (page: Page) => page.locator('main .fan ol a').filter({ visible: true })
const shown = async (page: Page) =>
  (await rows(page).evaluateAll(links => links.map(link => link.getAttribute('href')))).sort()
const service = (page: Page) => page.getByRole('combobox', { name: 'Service', exact: true })
const industry = (page: Page) => page.getByRole('combobox', { name: 'Industry', exact: true })
const status = (page: Page) => page.locator('main [role=status]')
const reset = (page: Page) => page.getByRole('button', { name: 'Show all' })
const resultsHeading = (page: Page) => page.getByRole('heading', { name: 'Results from one start' })
const none = (page: Page) => page.getByText('If none is left')

async function open(page: Page, path = PATH): Promise<void> {
  await page.goto(path)
  await startApplication(page)
  await expect(page.locator('.sf-live')).toBeVisible()
}

test.describe('with script', () => {
  test('service and industry together leave what has both; Back takes one choice back at a time', async ({
    page,
  }) => {
    await open(page)
    await expect(status(page)).toHaveText(`${total} case studies`)
    await expect(resultsHeading(page)).toHaveText(`Results from one start: ${total}`)
    await service(page).selectOption(FULL.service)
    await expect.poll(() => shown(page)).toEqual(has(FULL.service, ''))
    await industry(page).selectOption(FULL.industry)
    await expect.poll(() => shown(page)).toEqual(FULL.found)
    await expect(status(page)).toHaveText(`${FULL.found.length} of ${total} case studies`)
    await expect(resultsHeading(page)).toHaveText(`Results from one start: ${FULL.found.length}`)
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

  test('a study that was opened leads back to the choice', async ({ page }) => {
    await open(page, `${PATH}?service=${FULL.service}&industry=${FULL.industry}`)
    await expect.poll(() => shown(page)).toEqual(FULL.found)
    await rows(page).first().click()
    await expect(page).toHaveURL(new RegExp(`${PATH}/[a-z]`))
    await page.goBack()
    await expect(industry(page)).toHaveValue(FULL.industry)
    await expect.poll(() => shown(page)).toEqual(FULL.found)
  })

  test('an address is obeyed without a sign of intent, and unknown values are not', async ({
    page,
  }) => {
    await page.goto(`${PATH}?service=web-application-development`)
    await expect.poll(() => shown(page)).toEqual(has('web-application-development', ''))
    await open(page, `${PATH}?service=nothing&industry=%3Cb%3E`)
    await expect(service(page)).toHaveValue('')
    expect(await shown(page)).toHaveLength(total)
  })

  test('an empty result says so and offers the whole list', async ({ page }) => {
    await open(page)
    await expect(reset(page)).toBeHidden()
    await service(page).selectOption(EMPTY.service)
    // Said before it is chosen.
    await expect(industry(page).locator(`[value="${EMPTY.industry}"]`)).toHaveText(/ \(0\)$/)
    await industry(page).selectOption(EMPTY.industry)
    await expect(none(page)).toBeHidden()
    await expect(status(page)).toHaveText(
      'No case study has both. Take one choice back, or show all.',
    )
    expect(await shown(page)).toEqual([])
    await reset(page).click()
    await expect(page).toHaveURL(PATH)
    await expect(service(page)).toBeFocused()
    await expect(service(page)).toHaveValue('')
    expect(await shown(page)).toHaveLength(total)
  })

  test('a page that comes back from the browser’s cache shows its choice again', async ({
    page,
  }) => {
    await open(page, `${PATH}?service=${FULL.service}`)
    await expect(service(page)).toHaveValue(FULL.service)
    // What WebKit does to a field without autocompletion.
    await page.evaluate(() => {
      const select = document.querySelector<HTMLSelectElement>('.sf-form select')
      if (select) select.value = ''
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await expect(service(page)).toHaveValue(FULL.service)
    await expect.poll(() => shown(page)).toEqual(has(FULL.service, ''))
  })

  test('what was chosen before the script came is kept', async ({ page }) => {
    await page.goto(PATH)
    await page.evaluate(value => {
      const select = document.querySelector<HTMLSelectElement>('[name=service]')
      if (select) select.value = value
    }, FULL.service)
    await startApplication(page)
    await expect(page).toHaveURL(`${PATH}?service=${FULL.service}`)
    await expect.poll(() => shown(page)).toEqual(has(FULL.service, ''))
  })
})

/** The colour and width of a study's line, and the ground of its row. */
const looks = (page: Page, index: number) =>
  page
    .locator('main .fan ol a')
    .nth(index)
    .evaluate(link => {
      const line = link.querySelector('.g-line')
      if (!line) throw new Error('A row has no line.')
      const { stroke, strokeWidth } = getComputedStyle(line)
      return { stroke, strokeWidth, row: getComputedStyle(link).backgroundColor }
    })

/** A point of the window on a study's line, near its end, where no other line is. */
const onLine = (page: Page, index: number) =>
  page
    .locator('main .fan ol a')
    .nth(index)
    .evaluate(link => {
      const line = link.querySelector<SVGPathElement>('.g-line')
      const matrix = line?.getScreenCTM()
      if (!line || !matrix) throw new Error('A row has no line.')
      link.scrollIntoView({ block: 'center' })
      const at = line.getPointAtLength(line.getTotalLength() * 0.97)
      const { x, y } = at.matrixTransform(line.getScreenCTM() ?? matrix)
      return { x, y }
    })

for (const [name, width] of [
  ['beside', 1280],
  ['above', 390],
] as const) {
  test.describe(`without script, the fan ${name} its rows`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width, height: 900 }, hasTouch: width < 400 })

    test('lists all studies, and a line and its row light each other', async ({ page }) => {
      await page.goto(PATH)
      await expect(rows(page)).toHaveCount(total)
      expect(await page.locator('main ol a .g-line').count()).toBe(total)
      const still = await looks(page, 2)
      await rows(page)
        .nth(2)
        .hover({ position: { x: 8, y: 8 } })
      const lit = await looks(page, 2)
      expect(lit.row).not.toBe(still.row)
      expect(lit.stroke).not.toBe(still.stroke)
      await page.mouse.move(0, 0)
      expect(await looks(page, 2)).toEqual(still)
      await rows(page).nth(1).focus()
      await page.keyboard.press('Tab')
      expect(await looks(page, 2)).toEqual(lit)
      // The first line is the outermost: nothing lies over its end.
      const first = await onLine(page, 0)
      await page.mouse.move(first.x, first.y)
      expect((await looks(page, 0)).row).toBe(lit.row)
      const href = await rows(page).first().getAttribute('href')
      if (width < 400) await page.touchscreen.tap(first.x, first.y)
      else await page.mouse.click(first.x, first.y)
      await expect(page).toHaveURL(new RegExp(`${href}$`))
    })

    test('the choice hides the others, says what an empty list means, and can be taken back', async ({
      page,
    }) => {
      await page.goto(PATH)
      const counted = resultsHeading(page).getByText(String(total))
      await expect(counted).toBeVisible()
      await service(page).selectOption(FULL.service)
      await expect(rows(page)).toHaveCount(has(FULL.service, '').length)
      await expect(counted).toBeHidden()
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
  })
}
