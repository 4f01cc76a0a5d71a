import { bootScriptRan, expectPage, heading, STATES, startApplication } from './support/application'
import { headerOf, PANEL, stays, nameOf } from './support/header'
import { KINDS, navigation, PAGES, siteFacts } from './support/site'
import { expect, test, type Page } from './support/test'

const [HOME, ABOUT, ...LATER] = navigation.header
const BAR = [HOME, ABOUT, { name: 'Services', path: '/services' }, ...LATER].map(
  entry => entry ?? { name: '', path: '' },
)

/** Moves the pointer onto an element as a hand does, through what lies between. */
async function pointAt(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not shown.`)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 })
}

const ENTRY = '[data-hover-menu] > a'
const PANEL_SELECTOR = '#services-menu'
/** Where the pointer is over nothing of the header. */
const away = (page: Page) => page.mouse.move(640, 700, { steps: 5 })

/** The `aria-current` that a link is to have on a page. */
const currentOn = (page: string, link: string) =>
  link === page ? 'page' : link !== '/' && page.startsWith(`${link}/`) ? 'true' : null

test('the header marks the page and its section, on every page', async ({ page }) => {
  await page.goto('/')
  for (const path of PAGES) {
    const html = await (await page.request.get(path)).text()
    const links = await page.evaluate(
      source =>
        [
          ...new DOMParser()
            .parseFromString(source, 'text/html')
            .querySelectorAll('#gatsby-focus-wrapper > header nav a[href^="/"]'),
        ].map(
          link => [link.getAttribute('href') ?? '', link.getAttribute('aria-current')] as const,
        ),
      html,
    )
    expect(links.length, path).toBeGreaterThan(15)
    for (const [link, current] of links)
      expect.soft(current, `${link} on ${path}`).toBe(currentOn(path, link))
  }
})

test('the header marks the new page after a client navigation', async ({ page }) => {
  await page.goto('/sitemap')
  await startApplication(page)
  for (const path of KINDS.filter(kind => kind !== '/sitemap')) {
    await page.locator(`main a[href="${path}"]`).first().click()
    await expect(page).toHaveURL(path)
    for (const entry of BAR) {
      const current = currentOn(path, entry.path)
      const link = headerOf(page).bar.getByRole('link', { name: entry.name, exact: true })
      if (current) await expect(link).toHaveAttribute('aria-current', current)
      else await expect(link).not.toHaveAttribute('aria-current')
    }
    await page.goBack()
    await expect(page).toHaveURL('/sitemap')
  }
})

for (const [state, open] of Object.entries(STATES)) {
  test.describe(state, () => {
    test('the header stays at the top while the page scrolls', async ({ page }) => {
      await open(page, '/about')
      for (const top of [0, 900, 100_000]) {
        await page.evaluate(y => scrollTo({ top: y, behavior: 'instant' }), top)
        expect((await headerOf(page).header.boundingBox())?.y).toBe(0)
        await headerOf(page).logo.click({ trial: true })
      }
    })

    test('the logo leads home', async ({ page }) => {
      await open(page, '/about')
      await headerOf(page).logo.click()
      await expect(page).toHaveURL('/')
      await expect(headerOf(page).bar.getByRole('link', { name: nameOf('/') })).toHaveAttribute(
        'aria-current',
        'page',
      )
    })

    test('the links of the bar lead to their pages', async ({ page }) => {
      await open(page, '/sitemap')
      const { bar } = headerOf(page)
      await expect(bar.locator('> ul > li > a')).toHaveText(BAR.map(({ name }) => name))
      for (const { name, path } of BAR) {
        await bar.getByRole('link', { name, exact: true }).click()
        await expect(page).toHaveURL(path)
        await expect(bar.locator('[aria-current=page]').first()).toHaveText(name)
      }
    })

    test('the panel of services lists exactly its own', async ({ page }) => {
      await open(page, '/')
      await pointAt(page, ENTRY)
      const { panel } = headerOf(page)
      await expect(panel).toBeVisible()
      await expect(panel.getByRole('link')).toHaveText(PANEL.map(({ name }) => name))
      const paths = await panel
        .locator('a')
        .evaluateAll(all => all.map(a => a.getAttribute('href')))
      expect(paths).toEqual(PANEL.map(({ path }) => path))
      for (const link of await panel.getByRole('link').all()) {
        await expect(link).toBeInViewport()
        await link.click({ trial: true })
      }
    })

    test('pointing at Services opens the panel, and says so', async ({ page }) => {
      await open(page, '/')
      const { more, panel } = headerOf(page)
      await expect(panel).toBeHidden()
      await expect(more).toHaveAttribute('aria-expanded', 'false')
      await pointAt(page, ENTRY)
      await expect(panel).toBeVisible()
      await expect(more).toHaveAttribute('aria-expanded', 'true')
    })

    test('the pointer can travel into the panel, over its whole width, and rest there', async ({
      page,
    }) => {
      await open(page, '/')
      for (const side of ['first-child', 'last-child']) {
        await away(page)
        await expect(headerOf(page).panel).toBeHidden()
        await pointAt(page, ENTRY)
        await expect(headerOf(page).panel).toBeVisible()
        await pointAt(page, `${PANEL_SELECTOR} li:${side} a`)
        expect(await stays(page, PANEL_SELECTOR, 'shown', 700)).toBe(true)
      }
    })

    test('the panel closes soon after the pointer leaves, to the page or out of the window', async ({
      page,
    }) => {
      await open(page, '/')
      const { more, panel } = headerOf(page)
      await pointAt(page, ENTRY)
      await expect(panel).toBeVisible()
      await away(page)
      await expect(panel).toBeHidden({ timeout: 1000 })
      await expect(more).toHaveAttribute('aria-expanded', 'false')
      await pointAt(page, ENTRY)
      await expect(panel).toBeVisible()
      // Chromium tells a page that the pointer has left its window by an event alone.
      await page.mouse.move(640, -5)
      await page.evaluate(() =>
        document.documentElement.dispatchEvent(
          new PointerEvent('pointerleave', { pointerType: 'mouse' }),
        ),
      )
      await expect(panel).toBeHidden({ timeout: 1000 })
    })

    test('a pointer that leaves for a moment finds the panel still open', async ({ page }) => {
      await open(page, '/')
      await pointAt(page, ENTRY)
      await expect(headerOf(page).panel).toBeVisible()
      await page.mouse.move(640, 700)
      await pointAt(page, `${PANEL_SELECTOR} li:first-child a`)
      expect(await stays(page, PANEL_SELECTOR, 'shown', 500)).toBe(true)
    })

    test('Escape closes the panel, and the resting pointer does not open it again', async ({
      page,
    }) => {
      await open(page, '/')
      const { panel } = headerOf(page)
      await pointAt(page, ENTRY)
      await expect(panel).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      const box = await page.locator(ENTRY).boundingBox()
      await page.mouse.move((box?.x ?? 0) + 8, (box?.y ?? 0) + 30)
      expect(await stays(page, PANEL_SELECTOR, 'hidden', 400)).toBe(true)
      await away(page)
      await pointAt(page, ENTRY)
      await expect(panel).toBeVisible()
    })

    test('Enter and Space on the button open and close the panel', async ({ page }) => {
      await open(page, '/')
      const { more, panel } = headerOf(page)
      for (const key of ['Enter', 'Space']) {
        await more.focus()
        await page.keyboard.press(key)
        await expect(panel).toBeVisible()
        await expect(more).toHaveAttribute('aria-expanded', 'true')
        await page.keyboard.press(key)
        await expect(panel).toBeHidden()
        await expect(more).toHaveAttribute('aria-expanded', 'false')
        await expect(more).toBeFocused()
      }
    })

    test('a panel opened by key closes on Escape, and focus is at its button', async ({ page }) => {
      await open(page, '/')
      const { more, panel } = headerOf(page)
      await more.focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await expect(panel.getByRole('link').first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await expect(more).toBeFocused()
    })

    test('focus alone opens nothing', async ({ page }) => {
      await open(page, '/')
      const { more, entry, panel } = headerOf(page)
      for (let presses = 0; presses < 12; presses++) {
        await page.keyboard.press('Tab')
        if (await more.evaluate(button => button === document.activeElement)) break
      }
      await expect(more).toBeFocused()
      expect(await stays(page, PANEL_SELECTOR, 'hidden', 300)).toBe(true)
      await page.keyboard.press('Shift+Tab')
      await expect(entry).toBeFocused()
      await expect(panel).toBeHidden()
    })

    test('tabbing goes from the button through the seven, and out of the panel closes it', async ({
      page,
    }) => {
      await open(page, '/')
      const { bar, entry, more, panel } = headerOf(page)
      await more.focus()
      await page.keyboard.press('Enter')
      for (const { name } of PANEL) {
        await page.keyboard.press('Tab')
        await expect(panel.getByRole('link', { name, exact: true })).toBeFocused()
      }
      await page.keyboard.press('Tab')
      await expect(bar.getByRole('link', { name: nameOf('/case-studies') })).toBeFocused()
      await expect(panel).toBeHidden()
      // Backwards as well.
      await more.focus()
      await page.keyboard.press('Enter')
      await expect(panel).toBeVisible()
      await page.keyboard.press('Shift+Tab')
      await expect(entry).toBeFocused()
      await expect(panel).toBeHidden()
    })

    test('a click outside closes the panel', async ({ page }) => {
      await open(page, '/')
      const { more, panel } = headerOf(page)
      await more.focus()
      await page.keyboard.press('Enter')
      await expect(panel).toBeVisible()
      await page.mouse.click(640, 700)
      await expect(panel).toBeHidden({ timeout: 200 })
      await expect(more).toHaveAttribute('aria-expanded', 'false')
    })

    test('a click on the button right after pointing at it keeps the panel open; the next closes it', async ({
      page,
    }) => {
      await open(page, '/')
      const { more, panel } = headerOf(page)
      await more.click()
      await expect(panel).toBeVisible()
      expect(await stays(page, PANEL_SELECTOR, 'shown', 500)).toBe(true)
      await more.click()
      await expect(panel).toBeHidden()
      expect(await stays(page, PANEL_SELECTOR, 'hidden', 400)).toBe(true)
    })

    test('the first click on Services leads to all services', async ({ page }) => {
      await open(page, '/')
      await headerOf(page).entry.click()
      await expect(page).toHaveURL('/services')
    })

    for (const target of [ENTRY, `${PANEL_SELECTOR} li:nth-child(3) a`]) {
      const what = target === ENTRY ? 'Services' : 'a service in the panel'
      test(`after a click on ${what} the panel stays closed until the pointer has left and come back`, async ({
        page,
      }) => {
        await open(page, '/')
        const { panel } = headerOf(page)
        await pointAt(page, ENTRY)
        await expect(panel).toBeVisible()
        await pointAt(page, target)
        const before = await heading(page).innerText()
        await page.mouse.down()
        await page.mouse.up()
        await expect(heading(page)).not.toHaveText(before)
        await bootScriptRan(page)
        await expect(panel).toBeHidden()
        // The pointer trembles where it rests: on the entry, or on what the panel covered.
        const { x, y, width, height } = (await page.locator(ENTRY).boundingBox()) ?? {
          x: 0,
          y: 0,
          width: 0,
          height: 0,
        }
        if (target === ENTRY) {
          await page.mouse.move(x + width / 2 + 2, y + height / 2 + 2)
          expect(await stays(page, PANEL_SELECTOR, 'hidden', 500)).toBe(true)
          await page.mouse.move(x + width / 2 - 2, y + height / 2)
          await expect(panel).toBeHidden()
        } else expect(await stays(page, PANEL_SELECTOR, 'hidden', 500)).toBe(true)
        await away(page)
        await pointAt(page, ENTRY)
        await expect(panel).toBeVisible()
      })
    }

    test('the panel is closed after Back', async ({ page }) => {
      await open(page, '/about')
      await headerOf(page)
        .bar.getByRole('link', { name: nameOf('/blog') })
        .click()
      await expect(page).toHaveURL('/blog')
      await bootScriptRan(page)
      const { more, panel } = headerOf(page)
      await more.focus()
      await page.keyboard.press('Enter')
      await expect(panel).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL('/about')
      await expect(panel).toBeHidden()
    })

    test('Enter on a service in the panel leads to it, and the panel is closed', async ({
      page,
    }) => {
      await open(page, '/')
      const { more, panel } = headerOf(page)
      await more.focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(PANEL[0]?.path ?? '')
      await bootScriptRan(page)
      await expect(panel).toBeHidden()
      await expect(more).toHaveAttribute('aria-expanded', 'false')
    })

    test('the dashboard opens in a new tab that knows nothing of this one, and says so', async ({
      context,
      page,
    }) => {
      await context.route(`${siteFacts.dashboard.url}**`, route =>
        route.fulfill({ contentType: 'text/html', body: '<title>Dashboard</title>' }),
      )
      await open(page, '/')
      const { dashboard } = headerOf(page)
      await expect(dashboard).toHaveAccessibleName('ZORO SEO AI (opens in a new tab)')
      await expect(dashboard).toHaveAttribute('rel', 'noopener noreferrer')
      const opened = context.waitForEvent('page')
      await dashboard.click()
      const tab = await opened
      await expect(tab).toHaveURL(siteFacts.dashboard.url)
      expect(await tab.evaluate(() => [window.opener === null, document.referrer])).toEqual([
        true,
        '',
      ])
      await expect(page).toHaveURL('/')
    })
  })

  test.describe(`${state}, by touch`, () => {
    test.use({ hasTouch: true })

    test('the first tap on Services leads to all services', async ({ page }) => {
      await open(page, '/')
      await headerOf(page).entry.tap()
      await expect(page).toHaveURL('/services')
      await bootScriptRan(page)
      await expect(headerOf(page).panel).toBeHidden()
    })

    test('a tap on the button opens the panel, another one closes it, as does one elsewhere', async ({
      page,
    }) => {
      await open(page, '/')
      const { more, panel } = headerOf(page)
      await more.tap()
      await expect(panel).toBeVisible()
      await expect(more).toHaveAttribute('aria-expanded', 'true')
      expect(await stays(page, PANEL_SELECTOR, 'shown', 400)).toBe(true)
      await more.tap()
      await expect(panel).toBeHidden()
      await more.tap()
      await expect(panel).toBeVisible()
      await page.touchscreen.tap(640, 700)
      await expect(panel).toBeHidden()
    })

    test('a tap on a service in the panel leads to it', async ({ page }) => {
      await open(page, '/')
      const { more, panel } = headerOf(page)
      await more.tap()
      await panel.getByRole('link').nth(3).tap()
      await expect(page).toHaveURL(PANEL[3]?.path ?? '')
      await bootScriptRan(page)
      await expect(panel).toBeHidden()
    })
  })
}

test('the menus used before the application arrives are as they were once it has', async ({
  page,
}) => {
  await page.goto('/')
  await bootScriptRan(page)
  const { more, panel } = headerOf(page)
  await more.focus()
  await page.keyboard.press('Enter')
  await startApplication(page)
  await expect(panel).toBeVisible()
  await expect(more).toHaveAttribute('aria-expanded', 'true')
  await expect(more).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel).toBeHidden()
})

test('the button works from the first moment, and says that its panel is closed', async ({
  page,
}) => {
  // A visitor's first click may come as soon as the page is shown.
  await page.addInitScript(() => {
    const look = () => {
      const button = document.querySelector<HTMLElement>('[popovertarget=services-menu]')
      if (button?.getAttribute('aria-expanded') === 'false') button.click()
      else requestAnimationFrame(look)
    }
    look()
  })
  await page.goto('/about')
  await expect(headerOf(page).panel).toBeVisible()
  await expectPage(page, '/about', await heading(page).innerText())
})

test('a page that arrives slowly has a working header once it is there', async ({
  faulty,
  page,
}) => {
  // The boot script runs as soon as it is there, which may be long before the page is.
  const arriveWhole = faulty.pauseAt('/about.html', '<body>')
  const loaded = page.goto(`${faulty.url}/about`)
  await page.waitForResponse(/\/assets\/boot-/)
  // The language is what it sees to first.
  await page
    .waitForFunction(() => localStorage.length > 0, undefined, { polling: 20, timeout: 1000 })
    .catch(() => undefined)
  arriveWhole()
  await loaded
  await bootScriptRan(page)
  const { more, panel } = headerOf(page)
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(panel).toBeVisible()
  await expect(more).toHaveAttribute('aria-expanded', 'true')
})
