/**
 * Checks that every page shows the visitor’s latest choice. Random walks through the estimate and the contact form
 * make choices, go back, reload, follow menu links, and open shared URLs. After each step, the fields must match the
 * latest choice.
 */
import type { AddOns, Pricing } from '../../src/content/pricing'
import { readData } from '../support/content'
import {
  APPLICATION,
  applicationRuns,
  bootScriptRan,
  startApplication,
} from './support/application'
import { expect, test, type Page } from './support/test'

const ESTIMATE = '/services/web-application-development'
const CONTACT = '/contact'
const packages = readData<Pricing>('pricing.json').packages.map(({ slug }) => slug)
const addOns = readData<AddOns>('add-ons.json').items.flatMap(({ slug, most }) =>
  most === undefined ? [slug] : [],
)

/** A package and a sorted list of add-ons. */
interface Choice {
  package: string
  addOns: readonly string[]
}
const NOTHING: Choice = { package: '', addOns: [] }

const queryOf = (choice: Choice) =>
  new URLSearchParams([
    ['package', choice.package],
    ...choice.addOns.map(slug => ['add-on', slug]),
  ]).toString()

/** Reads the choice from the form’s fields. */
const shown = (page: Page): Promise<Choice> =>
  page.locator('main form').evaluate((form: HTMLFormElement) => {
    const data = new FormData(form)
    const chosen = data.getAll('add-on').map(String)
    return { package: String(data.get('package') ?? ''), addOns: chosen.filter(Boolean).sort() }
  })

/** Reads the choice from the URL. */
const addressed = (page: Page): Choice => {
  const { searchParams } = new URL(page.url())
  return {
    package: searchParams.get('package') ?? '',
    addOns: searchParams.getAll('add-on').filter(Boolean).sort(),
  }
}

const press = (page: Page, name: string, value: string) =>
  page
    .locator(`main form [name="${name}"][value="${value}"]`)
    .evaluate((control: HTMLInputElement) => control.click())

/** Follows a link in the header. */
const followMenu = (page: Page, path: string) =>
  page
    .locator(`header a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click())

/** A walk through the site that tracks the latest choice and the pages Back returns to. */
class Walk {
  choice = NOTHING
  private readonly history: string[] = []
  constructor(private readonly page: Page) {}

  async open(path: string, choice?: Choice) {
    await this.page.goto(choice ? `${path}?${queryOf(choice)}` : path)
    await startApplication(this.page)
    if (choice) this.choice = choice
    this.history.push(path)
  }
  get path() {
    return this.history.at(-1) ?? ''
  }
  async choosePackage(slug: string) {
    await press(this.page, 'package', slug)
    this.choice = { ...this.choice, package: slug }
  }
  async switchAddOn(slug: string) {
    await press(this.page, 'add-on', slug)
    const others = this.choice.addOns.filter(other => other !== slug)
    const isOn = others.length < this.choice.addOns.length
    this.choice = { ...this.choice, addOns: isOn ? others : [...others, slug].sort() }
  }
  async ask() {
    if (this.path !== ESTIMATE) return this.menu(CONTACT)
    await this.page.locator('#pricing form').getByText('Ask about this').click()
    await expect(this.page).toHaveURL(/\/contact(\?|$)/)
    this.history.push(CONTACT)
  }
  async menu(path: string) {
    await followMenu(this.page, path)
    await expect(this.page).toHaveURL(url => url.pathname === path)
    if (path !== this.path) this.history.push(path)
  }
  async back() {
    if (this.history.length < 2) return
    this.history.pop()
    await this.page.goBack()
    await expect(this.page).toHaveURL(url => url.pathname === this.path)
    await startApplication(this.page)
  }
  async reload() {
    await this.page.reload()
    await startApplication(this.page)
  }
  async expectNewest(steps: readonly string[]) {
    const said = steps.join(', ')
    await expect.poll(() => shown(this.page), said).toEqual(this.choice)
    await expect.poll(() => addressed(this.page), said).toEqual(this.choice)
  }
}

/** A seeded random number generator, so runs are reproducible. */
function draw(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

for (const seed of [1, 2])
  test(`every step of random walk ${seed} shows the latest choice`, async ({ page }) => {
    test.slow()
    const next = draw(seed)
    const oneOf = <Item>(list: readonly Item[]): Item => {
      const item = list[next(list.length)]
      if (item === undefined) throw new Error('The data has no packages or add-ons.')
      return item
    }
    const walk = new Walk(page)
    const moves: Record<string, () => Promise<void>> = {
      'a package': () => walk.choosePackage(oneOf(packages)),
      'no package': () => walk.choosePackage(''),
      'an add-on': () => walk.switchAddOn(oneOf(addOns)),
      'the first add-on': () => walk.switchAddOn(addOns[0] ?? ''),
      ask: () => walk.ask(),
      Back: () => walk.back(),
      reload: () => walk.reload(),
      'menu to the contact page': () => walk.menu(CONTACT),
      'menu to the estimate': () => walk.menu(ESTIMATE),
      'a shared URL': () =>
        walk.open(oneOf([ESTIMATE, CONTACT]), {
          package: oneOf(['', ...packages]),
          addOns: [oneOf(addOns)],
        }),
    }
    const steps: string[] = []
    await walk.open(ESTIMATE)
    while (steps.length < 24) {
      const name = oneOf(Object.keys(moves))
      steps.push(name)
      await moves[name]?.()
      await walk.expectNewest(steps)
    }
  })

const services = (page: Page) =>
  page
    .locator('main form [name=service]:checked')
    .evaluateAll(controls => controls.map(control => (control as HTMLInputElement).value))

test('a link on a service page adds the service and keeps the estimate', async ({ page }) => {
  const chosen: Choice = { package: packages[1] ?? '', addOns: [addOns[0] ?? ''] }
  const walk = new Walk(page)
  await walk.open(ESTIMATE, chosen)
  for (const [service, all] of [
    ['seo', ['seo']],
    ['ppc', ['seo', 'ppc']],
  ] as const) {
    await page.goto(`/services/${service}`)
    await startApplication(page)
    await page.locator(`main a[href="/contact?service=${service}"]`).first().click()
    await expect(page).toHaveURL(/\/contact\?/)
    await expect.poll(() => services(page)).toEqual(all)
    expect(await shown(page)).toEqual(chosen)
    expect(addressed(page)).toEqual(chosen)
  }
  // A service deselected by hand stays deselected, even at the link’s URL.
  await press(page, 'service', 'seo')
  await walk.reload()
  await expect.poll(() => services(page)).toEqual(['ppc'])
  await walk.menu(ESTIMATE)
  await expect.poll(() => shown(page)).toEqual(chosen)
  await walk.choosePackage('')
  await walk.menu(CONTACT)
  await expect.poll(() => services(page)).toEqual(['ppc'])
  expect(await shown(page)).toEqual({ ...chosen, package: '' })
})

test('“Start Your Project” selects the page’s service', async ({ page }) => {
  await page.goto(ESTIMATE)
  await startApplication(page)
  await page.getByRole('link', { name: 'Start Your Project' }).click()
  await expect.poll(() => services(page)).toEqual(['web-application-development'])
})

test('a choice made before hydration counts', async ({ page }) => {
  const walk = new Walk(page)
  await walk.open(ESTIMATE)
  await walk.choosePackage(packages.at(-1) ?? '')
  await walk.ask()
  // Delay the application until after the click, as with a quick tap.
  await page.route(APPLICATION, async route => {
    await new Promise(resolve => setTimeout(resolve, 500))
    await route.continue()
  })
  await page.goto(ESTIMATE)
  await bootScriptRan(page)
  expect(await shown(page)).toEqual(NOTHING)
  await page.locator(`main form [name="add-on"][value="${addOns[0]}"]`).check()
  walk.choice = { package: '', addOns: addOns.slice(0, 1) }
  await applicationRuns(page)
  await walk.expectNewest(['an add-on, before hydration'])
})

test('sending a message clears the choice', async ({ page }) => {
  const walk = new Walk(page)
  await walk.open(CONTACT, { package: packages[0] ?? '', addOns: [] })
  for (const [name, value] of Object.entries({
    name: 'Ada',
    email: 'ada@looms.example',
    message: 'Looms.',
  }))
    await page.locator(`main form [name="${name}"]`).fill(value)
  await page.locator('main form button[type=submit]').click()
  await expect(page).toHaveURL(/\/contact\/sent/)
  await page.goBack()
  await startApplication(page)
  await expect.poll(() => shown(page)).toEqual(NOTHING)
})
