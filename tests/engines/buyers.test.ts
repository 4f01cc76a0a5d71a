/** What a buyer does here, in each engine: filter, search, estimate, write. By pointer, keyboard and touch, with and without script. */
import { formatValue } from '../../src/content/format'
import type { AddOns } from '../../src/content/add-on'
import type { ListPage } from '../../src/content/page'
import type { PriceWords } from '../../src/content/price-words'
import type { Pricing } from '../../src/content/pricing-package'
import { readCaseStudies, readData } from '../support/content'
import { NARROW } from './support/engine'
import { inEveryEngine, type Visit } from './support/every-engine'

const ESTIMATE = '/services/web-application-development'
const { form: words } = readData<{
  form: {
    fields: Record<string, { missing?: string; wrong?: string }>
    failure: Record<string, string>
  }
}>('pages/contact.json')
const { studies: listWords } = readData<Required<ListPage>>('pages/case-studies.json')
const { estimate } = readData<PriceWords>('price-words.json')
const { packages } = readData<Pricing>('pricing.json')
const { items } = readData<AddOns>('add-ons.json')
const pack = packages.at(-1)
const several = items.find(({ most }) => most !== undefined)
const monthly = items.find(({ period }) => period === 'month')
if (!pack || !several || !monthly) throw new Error('The data lacks a kind of choice.')
const TOTAL = formatValue(pack.price + 3 * several.price, 'currency')
const QUERY = `?package=${pack.slug}&add-on=${several.slug}:3&add-on=${monthly.slug}`

const studies = readCaseStudies().map(({ fields }) => fields)
const pairs = studies.map(({ services, industry }) => ({ service: services[0] ?? '', industry }))
const [full = { service: '', industry: '' }] = pairs
const found = studies.filter(
  ({ services, industry }) => services.includes(full.service) && industry === full.industry,
).length
/** An industry in which nothing was done with the service of the pair. */
const emptyIndustry = studies.find(
  ({ industry }) =>
    !studies.some(other => other.industry === industry && other.services.includes(full.service)),
)?.industry

/** The boot script has run. */
const hasEntered = () => document.documentElement.matches('[data-entered]')
const applicationRuns = () => performance.getEntriesByName('onInitialClientRender').length > 0
const isAt = (path: string) => location.pathname === path
const has = (selector: string, text: string) =>
  [...document.querySelectorAll(selector)].some(element => element.textContent?.includes(text))
const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus()
const valueOf = (name: string) =>
  document.querySelector<HTMLInputElement>(`form [name="${name}"]`)?.value
const cards = () =>
  [...document.querySelectorAll('main li h2 a')].filter(link => link.checkVisibility()).length

const SUBMIT = 'main form button[type=submit]'
const AFTER = { name: 'Ada Byron', email: 'ada@looms.example', message: 'We sell looms.' }

async function start({ engine, until }: Visit): Promise<void> {
  await until(hasEntered)
  await engine.press('Shift')
  await until(applicationRuns)
}

async function fill({ engine }: Visit): Promise<void> {
  for (const [name, text] of Object.entries(AFTER)) await engine.type(`form [name=${name}]`, text)
}

/** What has arrived holds the answers, and the choices with what they cost. */
function expectOrder(messages: readonly string[]): void {
  expect(messages).toHaveLength(1)
  const [text = ''] = messages
  for (const answer of Object.values(AFTER)) expect(text).toContain(answer)
  expect(text).toContain(pack?.name)
  expect(text).toContain(`3 × ${several?.name}`)
  expect(text).toContain(`${estimate.once}: ${TOTAL}`)
  expect(text).toContain(`${estimate.month}: ${formatValue(monthly?.price ?? 0, 'currency')}`)
}

inEveryEngine((visit, { touches }) => {
  // What was typed stays in the tab until it is sent.
  afterEach(() => visit().engine.evaluate(() => sessionStorage.clear()))

  test('case studies are filtered by two things at once, in the address, and Back restores', async () => {
    const { engine, open, until } = visit()
    const status = 'main [role=status]'
    const counted = (count: number) =>
      (count ? listWords.someFound : listWords.noneFound)
        .replace('{all}', `${studies.length}`)
        .replace('{shown}', `${count}`)
    await open('/case-studies')
    await start(visit())
    await engine.choose('main select[name=service]', full.service)
    await engine.choose('main select[name=industry]', full.industry)
    await until(has, status, counted(found))
    expect(await engine.evaluate(cards)).toBe(found)
    expect(await engine.evaluate(() => location.search)).toBe(
      `?service=${full.service}&industry=${full.industry}`,
    )
    await engine.click('main li h2 a')
    await until(() => location.pathname !== '/case-studies')
    await engine.back()
    await until(has, status, counted(found))
    if (emptyIndustry === undefined) throw new Error('Every pair has a study.')
    await engine.choose('main select[name=industry]', emptyIndustry)
    await until(has, 'main button', listWords.reset)
    await engine.evaluate(
      text =>
        [...document.querySelectorAll('main button')]
          .find(button => button.textContent === text)
          ?.setAttribute('data-test', ''),
      listWords.reset,
    )
    await engine.click('[data-test]')
    await until(() => location.search === '')
  })

  test('the search finds as one types, marks the words, and is used by keyboard', async () => {
    const { engine, open, until } = visit()
    await open('/search')
    await until(() => document.activeElement?.matches('input[type=search]'))
    await engine.type('input[type=search]', 'dental')
    await until(has, 'main ol > li mark', 'dental')
    await engine.press('ArrowDown')
    await until(() => document.activeElement?.matches('main ol > li a'))
    await engine.press('Enter')
    await until(() => location.pathname !== '/search' && document.querySelector('main h1') !== null)
    await engine.back()
    await until(isAt, '/search')
    await open('/search?q=qqqqxxxx')
    await start(visit())
    await until(has, 'main [role=status]', 'qqqqxxxx')
  })

  test('an estimate adds up, goes to the contact form, and arrives', async () => {
    const { engine, open, until, messages } = visit()
    await open(ESTIMATE)
    await start(visit())
    await engine.click(`#pricing input[value="${pack.slug}"]`)
    await engine.choose('#pricing select', `${several.slug}:3`)
    await engine.click(`#pricing input[value="${monthly.slug}"]`)
    await until(has, '#pricing [aria-live] dd', TOTAL)
    expect(await engine.evaluate(() => location.search)).toBe(QUERY)
    await engine.click('#pricing button[type=submit]')
    await until(isAt, '/contact')
    await until(has, 'main form ul', `3 × ${several.name}`)
    await fill(visit())
    await engine.click(SUBMIT)
    await until(isAt, '/contact/sent')
    expectOrder(messages())
  })

  test('the same by keyboard alone', async () => {
    const { engine, open, until, messages } = visit()
    await open(ESTIMATE + QUERY)
    await start(visit())
    await until(has, '#pricing [aria-live] dd', TOTAL)
    await engine.evaluate(focus, `#pricing input[value="${monthly.slug}"]`)
    await engine.press(' ')
    await until(() => document.querySelectorAll('#pricing [aria-live] dd').length === 1)
    await engine.press(' ')
    await engine.evaluate(focus, '#pricing button[type=submit]')
    await engine.press('Enter')
    await until(isAt, '/contact')
    await until(has, 'main form ul', `3 × ${several.name}`)
    await fill(visit())
    await engine.evaluate(focus, SUBMIT)
    await engine.press('Enter')
    await until(isAt, '/contact/sent')
    expectOrder(messages())
  })

  const byTouch = async () => {
    const { engine, open, until, messages } = visit()
    await engine.resize(NARROW)
    await open(ESTIMATE + QUERY.replace(`package=${pack.slug}&`, ''))
    await until(hasEntered)
    await engine.tap(`#pricing input[value="${pack.slug}"]`)
    await until(has, '#pricing [aria-live] dd', TOTAL)
    await engine.tap('#pricing button[type=submit]')
    await until(isAt, '/contact')
    await until(has, 'main form ul', `3 × ${several.name}`)
    await fill(visit())
    await engine.tap(SUBMIT)
    await until(isAt, '/contact/sent')
    expectOrder(messages())
  }
  if (touches) test('the same by touch, on a narrow screen', byTouch)
  else test.todo('the same by touch: not tested, its driver cannot tap')

  test('faults are named in a summary that takes focus, and lead to their fields', async () => {
    const { engine, open, until, messages } = visit()
    await open('/contact')
    await start(visit())
    await engine.type('form [name=email]', 'ada@looms')
    await engine.click(SUBMIT)
    await until(() => document.activeElement?.matches('form [role=group][tabindex="-1"]'))
    const said = await engine.evaluate(() =>
      [...(document.activeElement?.querySelectorAll('a') ?? [])].map(link => link.textContent),
    )
    const { fields } = words
    expect(said).toEqual([fields.name?.missing, fields.email?.wrong, fields.message?.missing])
    await engine.click('form [role=group] li:nth-child(2) a')
    await until(() => document.activeElement?.matches('[name=email]'))
    expect(messages()).toEqual([])
  })

  test('a message that cannot be delivered is kept, and is sent when it can', async () => {
    const { engine, open, until, messages, delivers } = visit()
    await open('/contact')
    await start(visit())
    await fill(visit())
    delivers(false)
    await engine.click(SUBMIT)
    await until(has, 'form [role=group]', words.failure.refused ?? '')
    await until(() => document.activeElement?.matches('form [role=group]'))
    for (const [name, text] of Object.entries(AFTER))
      expect(await engine.evaluate(valueOf, name)).toBe(text)
    delivers(true)
    await engine.click(SUBMIT)
    await until(isAt, '/contact/sent')
    expect(messages()).toHaveLength(1)
  })

  test('without script the choices arrive, faults come back with what was typed, and all is listed', async () => {
    const { engine, openWithoutScript, until, messages } = visit()
    await openWithoutScript('/case-studies')
    expect(await engine.evaluate(() => document.querySelectorAll('main li h2 a').length)).toBe(
      studies.length,
    )
    await openWithoutScript('/search')
    await until(() => document.querySelector('main a[href="/sitemap"]') !== null)
    await openWithoutScript(ESTIMATE)
    await engine.click(`#pricing input[value="${pack.slug}"]`)
    await engine.choose('#pricing select', `${several.slug}:3`)
    await engine.click(`#pricing input[value="${monthly.slug}"]`)
    await engine.click('#pricing button[type=submit]')
    await until(isAt, '/api/contact')
    await until(has, 'main form', TOTAL)
    await fill(visit())
    await engine.type('form [name=email]', '.')
    await engine.click('main form button')
    await until(has, 'main [role=alert]', words.fields.email?.wrong ?? '')
    expect(await engine.evaluate(valueOf, 'message')).toBe(AFTER.message)
    expect(messages()).toEqual([])
    await engine.evaluate(() => {
      const field = document.querySelector<HTMLInputElement>('[name=email]')
      if (field) field.value = ''
    })
    await engine.type('form [name=email]', AFTER.email)
    await engine.click('main form button')
    await until(isAt, '/contact/sent')
    expectOrder(messages())
  })
})
