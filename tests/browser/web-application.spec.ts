import type { WebApplicationPage } from '../../src/page-kinds/web-application/declaration'
import { readData } from '../support/content'
import { bootScriptRan, startApplication, STATES, followLinkTo } from './support/application'
import { nextFrames } from './support/frames'
import { expect, test, type Page } from './support/test'

const PATH = '/services/web-application-development'
const { hero } = readData<WebApplicationPage>('web-application-page.json')
/** The buttons in the specification and their URLs. */
const BUTTONS = [
  { name: 'Start Your Project', path: '/contact?service=web-application-development' },
  { name: 'View Portfolio', path: '/case-studies?service=web-application-development' },
]
const { items } = readData<{ items: { slug: string }[] }>('faq.json')

/** The slugs of the questions whose answers are open. */
const shown = (page: Page) =>
  page
    .locator('details')
    .evaluateAll(all =>
      all
        .filter(details => details.querySelector('p')?.checkVisibility())
        .map(details => details.id),
    )

// Larger numbers wrap around, so every number maps to a question.
const question = (page: Page, index: number) =>
  page.locator('details summary').nth(index % items.length)
const slug = (index: number) => items[index % items.length]?.slug ?? ''
/** Leaves out numbers that have no question. */
const there = (sequence: readonly number[]) => sequence.filter(index => index < items.length)

/** A sequence of questions that opens, switches, and closes answers in every order. */
const SEQUENCE = [0, 1, 1, 9, 0, 9, 9, 5, 4, 3, 3, 3, 7, 2, 8, 6]

/** Toggles each question in the sequence and expects at most one open answer, as specified. */
async function expectAccordion(page: Page, act: (index: number) => Promise<void>): Promise<void> {
  expect(await shown(page)).toEqual([])
  let open: number | undefined
  for (const index of there(SEQUENCE)) {
    await act(index)
    open = open === index ? undefined : index
    await expect.poll(() => shown(page)).toEqual(open === undefined ? [] : [slug(open)])
  }
}

/** Opens a question and expects it to stay in place and in view. */
async function expectInView(page: Page, index: number, act: () => Promise<void>): Promise<void> {
  const bar = (await page.locator('header').boundingBox())?.height ?? 0
  const before = (await question(page, index).boundingBox())?.y ?? 0
  await act()
  await expect.poll(() => shown(page)).toEqual([slug(index)])
  await nextFrames(page)
  await expect(question(page, index)).toBeInViewport({ ratio: 1 })
  const after = (await question(page, index).boundingBox())?.y ?? 0
  expect(after, `question ${index} is under the header`).toBeGreaterThanOrEqual(bar - 1)
  expect(Math.abs(after - before), `question ${index} moved`).toBeLessThanOrEqual(2)
}

/** Scrolls a question to the middle of the window, where closing a long answer above could move it. */
async function center(page: Page, index: number): Promise<void> {
  await nextFrames(page)
  await question(page, index).evaluate(summary =>
    summary.scrollIntoView({ block: 'center', behavior: 'instant' }),
  )
}

for (const [state, open] of Object.entries(STATES)) {
  test.describe(state, () => {
    test('mouse and keyboard open one answer at a time, in any order', async ({ page }) => {
      await open(page, PATH)
      let uses = 0
      await expectAccordion(page, async index => {
        if (uses++ % 2) return question(page, index).click()
        await question(page, index).focus()
        await page.keyboard.press(uses % 4 ? 'Space' : 'Enter')
        await expect(question(page, index)).toBeFocused()
      })
    })

    test('a clicked question stays in place when the answer above it closes', async ({ page }) => {
      await open(page, PATH)
      for (const index of there([0, 1, 2, 9, 8, 4])) {
        await center(page, index)
        await expectInView(page, index, () => question(page, index).click())
      }
      for (const index of there([2, 6])) {
        await center(page, index)
        await question(page, index).focus()
        await expectInView(page, index, () => page.keyboard.press('Enter'))
      }
    })

    test('both hero buttons work', async ({ page }) => {
      for (const { name, path } of BUTTONS) {
        await open(page, PATH)
        await page.locator('[data-hero]').getByRole('link', { name, exact: true }).click()
        await expect(page).toHaveURL(path)
      }
    })
  })
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('tapping opens one answer at a time, and the question stays in view', async ({ page }) => {
    await page.goto(PATH)
    await startApplication(page)
    await expectAccordion(page, index => question(page, index).tap())
    for (const index of there([0, 1, 9])) {
      await center(page, index)
      await expectInView(page, index, () => question(page, index).tap())
    }
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, hasTouch: true })

  test('mouse, keyboard, and touch open one answer at a time', async ({ page }) => {
    await page.goto(PATH)
    const ways = [
      (index: number) => question(page, index).click(),
      async (index: number) => {
        await question(page, index).focus()
        await page.keyboard.press('Enter')
      },
      (index: number) => question(page, index).tap(),
    ]
    let uses = 0
    await expectAccordion(page, async index => ways[uses++ % ways.length]?.(index))
  })

  test('the hero is complete, and its buttons work', async ({ page }) => {
    await page.goto(PATH)
    await expect(page.locator('html')).not.toHaveAttribute('data-entered')
    for (const tile of await page.locator('[data-hero] li').all()) {
      await expect(tile).toBeVisible()
      expect(await tile.evaluate(element => getComputedStyle(element).opacity)).toBe('1')
    }
    await page.locator('[data-hero]').getByRole('link', { name: 'View Portfolio' }).click()
    await expect(page).toHaveURL(/\/case-studies\?/)
  })
})

test('a URL with a fragment opens its answer and shows the question below the header', async ({
  page,
}) => {
  for (const id of [slug(0), slug(4), slug(items.length - 1)]) {
    await page.goto('/about')
    await page.goto(`${PATH}#${id}`)
    await expect.poll(() => shown(page)).toEqual([id])
    await expect(page.locator(`#${id} summary`)).toBeInViewport({ ratio: 1 })
    await expect
      .poll(async () => (await page.locator(`#${id} summary`).boundingBox())?.y)
      .toBeGreaterThanOrEqual(56)
    await startApplication(page)
    expect(await shown(page)).toEqual([id])
  }
})

test('changing the fragment opens its answer, and Back opens the previous one', async ({
  page,
}) => {
  await page.goto(`${PATH}#${slug(1)}`)
  await expect.poll(() => shown(page)).toEqual([slug(1)])
  await page.evaluate(hash => location.assign(hash), `#${slug(8)}`)
  await expect.poll(() => shown(page)).toEqual([slug(8)])
  await expect(page.locator(`#${slug(8)} summary`)).toBeInViewport()
  await page.goBack()
  await expect.poll(() => shown(page)).toEqual([slug(1)])
})

test('client navigation from another page to an answer’s URL opens the answer', async ({
  page,
}) => {
  await page.goto('/about')
  await startApplication(page)
  await followLinkTo(page, `${PATH}#${slug(6)}`)
  await expect(page).toHaveURL(`${PATH}#${slug(6)}`)
  await expect.poll(() => shown(page)).toEqual([slug(6)])
  await expect(page.locator(`#${slug(6)} summary`)).toBeInViewport({ ratio: 1 })
})

test('unknown or malformed fragments open nothing and break nothing', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', error => errors.push(String(error)))
  for (const hash of ['#nope', '#%', '#%E0%A4%A']) {
    await page.goto('/about')
    await page.goto(PATH + hash)
    await bootScriptRan(page)
    expect(await shown(page), hash).toEqual([])
    // The rest of the page works whether or not the application starts.
    await page.keyboard.press('Shift')
    await page.waitForLoadState('networkidle')
    await question(page, 2).click()
    await expect.poll(() => shown(page)).toEqual([slug(2)])
  }
  expect(errors).toEqual([])
})

test('an answer opened before hydration stays open', async ({ page }) => {
  await page.goto(PATH)
  await bootScriptRan(page)
  await question(page, 3).click()
  await expect.poll(() => shown(page)).toEqual([slug(3)])
  await startApplication(page)
  expect(await shown(page)).toEqual([slug(3)])
  await question(page, 4).click()
  await expect.poll(() => shown(page)).toEqual([slug(4)])
})

test('the hero isn’t marked as entered before its first paint', async ({ page }) => {
  await page.addInitScript(() => {
    const what = { subtree: true, attributeFilter: ['data-entered'] }
    new MutationObserver(() => performance.mark('entered')).observe(document, what)
  })
  await page.goto(PATH)
  const [painted = 0, entered = 0] = await Promise.all(
    ['first-contentful-paint', 'entered'].map(async name => {
      const time = (of: string) => performance.getEntriesByName(of)[0]?.startTime
      return (await page.waitForFunction(time, name)).jsonValue()
    }),
  )
  // The browser presents a frame shortly after the script that drew it.
  expect(painted).toBeLessThanOrEqual(entered + 200)
})

test('with motion allowed, the tiles animate and end up in place, and their text never fades', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    const started: EventTarget[] = []
    Object.assign(window, { started })
    document.addEventListener('animationstart', ({ target }) => target && started.push(target))
  })
  await page.goto(PATH)
  await bootScriptRan(page)
  const tiles = page.locator('[data-hero] li')
  const animations = () =>
    tiles.evaluateAll(all => all.flatMap(tile => tile.getAnimations({ subtree: true })).length)
  await page.waitForFunction(
    count => (window as unknown as { started: unknown[] }).started.length === count,
    hero.tiles.length,
  )
  for (const tile of await tiles.all()) {
    expect(await tile.evaluate(element => getComputedStyle(element).opacity)).toBe('1')
    await expect(tile).toBeVisible()
  }
  await expect.poll(animations).toBe(0)
  expect(await tiles.evaluateAll(all => all.map(tile => getComputedStyle(tile).transform))).toEqual(
    Array(hero.tiles.length).fill('none'),
  )
})

test('with reduced motion, nothing on the page moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of [PATH, '/']) {
    await page.goto(path)
    await bootScriptRan(page)
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    await startApplication(page)
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior),
    ).toBe('auto')
  }
})
