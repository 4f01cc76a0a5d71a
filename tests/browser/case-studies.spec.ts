/** The list of case studies: found by service and industry, put into an order, with and without script. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { ListPage } from '../../src/content/page'
import { readCaseStudies, readData } from '../support/content'
import {
  APPLICATION,
  bootScriptRan,
  startApplication,
  withoutApplication,
} from './support/application'
import { expect, test, type Page } from './support/test'

const PATH = '/case-studies'
const { studies: words } = readData<Required<ListPage>>('pages/case-studies.json')
const studies = readCaseStudies()
const total = studies.length

const AXE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8')
const PHONE = { width: 390, height: 844 }
/** How many a small screen shows before it is asked for more. */
const ON_A_PHONE = 12

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

/** The studies that can be seen, in their order. */
const shown = (page: Page) =>
  page
    .locator('main li h2 a')
    .evaluateAll(links =>
      links.filter(link => link.checkVisibility()).map(link => link.getAttribute('href') ?? ''),
    )
const sorted = async (page: Page) => (await shown(page)).sort()

const service = (page: Page) => page.getByRole('combobox', { name: words.service, exact: true })
const industry = (page: Page) => page.getByRole('combobox', { name: words.industry, exact: true })
const order = (page: Page) => page.getByRole('combobox', { name: words.order, exact: true })
const status = (page: Page) => page.locator('main [role=status]')
const reset = (page: Page) => page.getByRole('button', { name: words.reset })
const counted = (text: string, found: number) =>
  text.replace('{all}', `${total}`).replace('{shown}', `${found}`)

async function open(page: Page, path = PATH): Promise<void> {
  await page.goto(path)
  await startApplication(page)
}

test.describe('with the application', () => {
  test('service and industry together leave what has both, and the count is announced', async ({
    page,
  }) => {
    await open(page)
    await expect(status(page)).toHaveText(counted(words.allFound, total))
    await service(page).selectOption(FULL.service)
    await expect.poll(() => sorted(page)).toEqual(has(FULL.service, ''))
    await industry(page).selectOption(FULL.industry)
    await expect.poll(() => sorted(page)).toEqual(FULL.found)
    await expect(status(page)).toHaveText(counted(words.someFound, FULL.found.length))
    await expect(page).toHaveURL(`${PATH}?service=${FULL.service}&industry=${FULL.industry}`)
  })

  test('Back takes one choice back at a time, and Forward gives it again', async ({ page }) => {
    await open(page)
    await service(page).selectOption(FULL.service)
    await industry(page).selectOption(FULL.industry)
    await expect.poll(() => sorted(page)).toEqual(FULL.found)
    await page.goBack()
    await expect(page).toHaveURL(`${PATH}?service=${FULL.service}`)
    await expect.poll(() => sorted(page)).toEqual(has(FULL.service, ''))
    await expect(industry(page)).toHaveValue('')
    await page.goBack()
    await expect(page).toHaveURL(PATH)
    await expect.poll(async () => (await shown(page)).length).toBe(total)
    await page.goForward()
    await expect(service(page)).toHaveValue(FULL.service)
    await expect.poll(() => sorted(page)).toEqual(has(FULL.service, ''))
  })

  test('a study that was opened leads back to the choice', async ({ page }) => {
    await open(page)
    await service(page).selectOption(FULL.service)
    await industry(page).selectOption(FULL.industry)
    await expect.poll(() => sorted(page)).toEqual(FULL.found)
    await page.locator('main li h2 a').first().click()
    await expect(page).toHaveURL(new RegExp(`${PATH}/[a-z]`))
    await page.goBack()
    await expect.poll(() => sorted(page)).toEqual(FULL.found)
    await expect(industry(page)).toHaveValue(FULL.industry)
  })

  test('an address that holds a choice is obeyed on arrival, unknown values are not', async ({
    page,
  }) => {
    await open(page, `${PATH}?service=${FULL.service}&industry=${FULL.industry}&sort=newest`)
    await expect.poll(() => sorted(page)).toEqual(FULL.found)
    await expect(order(page)).toHaveValue('newest')
    await open(page, `${PATH}?service=nothing&sort=%3Cb%3E`)
    await expect(status(page)).toHaveText(counted(words.allFound, total))
    expect(await shown(page)).toHaveLength(total)
  })

  test('an empty result says so and offers the whole list', async ({ page }) => {
    await open(page)
    await expect(reset(page)).toBeHidden()
    await service(page).selectOption(EMPTY.service)
    await industry(page).selectOption(EMPTY.industry)
    await expect(status(page)).toHaveText(words.noneFound)
    expect(await shown(page)).toEqual([])
    await reset(page).click()
    await expect.poll(async () => (await shown(page)).length).toBe(total)
    await expect(page).toHaveURL(PATH)
    await expect(service(page)).toHaveValue('')
    await expect(service(page)).toBeFocused()
    await expect(status(page)).toHaveText(counted(words.allFound, total))
  })

  test('the leads come first until another order is chosen', async ({ page }) => {
    await open(page)
    const leads = words.leads.map(slug => `${PATH}/${slug}`)
    expect((await shown(page)).slice(0, leads.length)).toEqual(leads)
    await order(page).selectOption('newest')
    const days = new Map(studies.map(({ slug, fields }) => [`${PATH}/${slug}`, fields.date]))
    const byDay = async () => (await shown(page)).map(path => days.get(path))
    await expect.poll(byDay).toEqual([...days.values()].sort().reverse())
    await expect(page).toHaveURL(`${PATH}?sort=newest`)
  })

  test('by fees, the amounts that can be read go up', async ({ page }) => {
    await open(page, `${PATH}?sort=cost`)
    await expect(order(page)).toHaveValue('cost')
    const amounts = () =>
      page.locator('main li').evaluateAll(
        (items, label) =>
          items.flatMap(item => {
            const [, amount] = item.textContent.split(label)
            return amount ? [parseInt(amount.replace(/[\s$,]/g, ''), 10)] : []
          }),
        words.fees,
      )
    const given = studies.filter(({ fields }) => fields.fees).length
    await expect.poll(async () => (await amounts()).length).toBe(given)
    await expect.poll(amounts).toEqual((await amounts()).toSorted((a, b) => a - b))
  })

  test('works by keyboard, and the focus stays where it was', async ({ page }) => {
    await open(page)
    await service(page).focus()
    await page.keyboard.press('ArrowDown')
    await expect(service(page)).not.toHaveValue('')
    await expect(service(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(industry(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(order(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(reset(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(PATH)
  })

  test('what was chosen before the application came is kept', async ({ page }) => {
    await withoutApplication(page)
    await page.goto(PATH)
    await bootScriptRan(page)
    await service(page).selectOption(FULL.service)
    await expect.poll(() => sorted(page)).toEqual(has(FULL.service, ''))
    await page.unrouteAll()
    await page.reload()
    await bootScriptRan(page)
    await page.evaluate(value => {
      const select = document.querySelector<HTMLSelectElement>('[name=service]')
      if (select) select.value = value
    }, FULL.service)
    await startApplication(page)
    await expect(page).toHaveURL(`${PATH}?service=${FULL.service}`)
    await expect(service(page)).toHaveValue(FULL.service)
    await expect.poll(() => sorted(page)).toEqual(has(FULL.service, ''))
  })

  test('a small screen shows twelve, then all on asking; a choice shows all that it leaves', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await open(page)
    expect(await shown(page)).toHaveLength(ON_A_PHONE)
    await page.getByText(counted(words.more, total)).click()
    await expect.poll(async () => (await shown(page)).length).toBe(total)
    await page.goto(PATH)
    await startApplication(page)
    const [largest] = SERVICES.toSorted((a, b) => has(b, '').length - has(a, '').length)
    await service(page).selectOption(largest ?? '')
    await expect.poll(() => sorted(page)).toEqual(has(largest ?? '', ''))
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('all studies are listed, and the choice hides the others', async ({ page }) => {
    await page.goto(PATH)
    const visible = () => page.locator('main li h2 a').filter({ visible: true })
    await expect(visible()).toHaveCount(total)
    await service(page).selectOption(FULL.service)
    await expect(visible()).toHaveCount(has(FULL.service, '').length)
    await industry(page).selectOption(FULL.industry)
    await expect(visible()).toHaveCount(FULL.found.length)
    await expect(order(page)).toBeHidden()
    await reset(page).click()
    await expect(visible()).toHaveCount(total)
  })

  test('an empty result says so and offers the whole list', async ({ page }) => {
    await page.goto(PATH)
    const none = page.getByText(words.noneFound)
    await expect(none).toBeHidden()
    for (const { service: one, industry: other, found } of [EMPTY, FULL, EMPTY]) {
      await service(page).selectOption(one)
      await industry(page).selectOption(other)
      await expect(none).toBeVisible({ visible: found.length === 0 })
      await expect(page.locator('main li h2 a').filter({ visible: true })).toHaveCount(found.length)
    }
    await reset(page).click()
    await expect(none).toBeHidden()
    await expect(page.locator('main li h2 a').filter({ visible: true })).toHaveCount(total)
  })

  test('a small screen shows twelve, then all on asking', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto(PATH)
    const visible = page.locator('main li h2 a').filter({ visible: true })
    await expect(visible).toHaveCount(ON_A_PHONE)
    await page.getByText(counted(words.more, total)).click()
    await expect(visible).toHaveCount(total)
  })
})

test('a visitor who saves data gets another order for the asking, and nothing before', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.goto(PATH)
  await bootScriptRan(page)
  await order(page).hover()
  await order(page).focus()
  await page.evaluate(() => fetch('/robots.txt'))
  // Requests are told of in their order.
  await expect.poll(() => asked.some(url => url.endsWith('/robots.txt'))).toBe(true)
  expect(asked.filter(url => url.includes('/app-data.json') || APPLICATION.test(url))).toEqual([])
  await order(page).selectOption('newest')
  const [newest] = studies.toSorted((a, b) => b.fields.date.localeCompare(a.fields.date))
  await expect.poll(async () => (await shown(page))[0]).toBe(`${PATH}/${newest?.slug}`)
  await expect(page).toHaveURL(`${PATH}?sort=newest`)
})

test('an address with an order is obeyed without a sign', async ({ page }) => {
  await page.goto(`${PATH}?sort=cost`)
  await expect(order(page)).toHaveValue('cost')
  await expect(page.locator('.sf-live')).toHaveCount(1)
})

for (const width of [PHONE.width, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`nothing is in the way of anybody at ${width} pixels, ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      await open(page, `${PATH}?service=${FULL.service}&industry=${FULL.industry}`)
      await expect.poll(() => sorted(page)).toEqual(FULL.found)
      await page.evaluate(AXE)
      const faults = await page.evaluate(async () => {
        const { axe } = window as unknown as { axe: { run(): Promise<AxeResults> } }
        const { violations } = await axe.run()
        return violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
        )
      })
      expect(faults).toEqual([])
      const heights = await page
        .locator('main select, main button')
        .evaluateAll(all => all.map(one => one.getBoundingClientRect().height))
      expect(heights.filter(height => height < 44)).toEqual([])
    })
  }
}
