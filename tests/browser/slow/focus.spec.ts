import { bootScriptRan, startApplication } from '../support/application'
import { nextFrames } from '../support/frames'
import { KINDS } from '../support/site'
import { expect, test, type Page } from '../support/test'

const skipLink = (page: Page) => page.getByRole('link', { name: /^Skip to/ })

test('the skip link comes first, is visible on focus, and moves focus to the content', async ({
  page,
}) => {
  for (const path of KINDS) {
    await page.goto(path)
    await page.keyboard.press('Tab')
    await expect(skipLink(page), path).toBeFocused()
    await expect(skipLink(page)).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${path}#main`)
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() => Boolean(document.activeElement?.closest('main, footer'))),
      `focus after the skip link on ${path}`,
    ).toBe(true)
  }
})

test('the skip link works without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/about')
  await page.keyboard.press('Tab')
  await expect(skipLink(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.locator('main :focus, footer :focus').count()).toBe(1)
  await context.close()
})

test('hydration doesn’t move focus', async ({ page }) => {
  await page.goto('/about')
  await bootScriptRan(page)
  await page.keyboard.press('Tab')
  await startApplication(page)
  await expect(skipLink(page)).toBeFocused()
})

test('hydration doesn’t scroll the page back to its fragment', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/services/web-application-development#pricing')
  await bootScriptRan(page)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  // The visitor keeps scrolling, then presses a key.
  await page.evaluate(() => scrollBy({ top: 700, behavior: 'instant' }))
  const top = await page.evaluate(() => scrollY)
  await startApplication(page)
  await nextFrames(page)
  expect(await page.evaluate(() => scrollY)).toBe(top)
})

/** Finds focus problems: a covered element, an element out of view, or a missing focus indicator. */
const focusFault = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return { end: true }
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const outer = element.getBoundingClientRect()
    const name = `${element.tagName} “${element.textContent?.trim().slice(0, 40)}”`
    // In an embedded work sample, focus is on an element inside the frame.
    const frame = element instanceof HTMLIFrameElement ? element.contentDocument : null
    const focused = frame?.activeElement ?? element
    const inner = focused.getBoundingClientRect()
    const box = frame
      ? new DOMRect(outer.x + inner.x, outer.y + inner.y, inner.width, inner.height)
      : outer
    const style = getComputedStyle(focused)
    const marked =
      style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2
        ? undefined
        : `${name} has no focus indicator`
    const layered = element.closest('header') !== null || style.position === 'fixed'
    const covered =
      !layered && box.top < bar - 1 && box.height < innerHeight - bar
        ? `${name} is under the header at ${Math.round(box.top)}`
        : box.top > innerHeight - 24 || (!layered && box.bottom < bar)
          ? `${name} is outside the window`
          : undefined
    // The topmost element at the focused element’s center must be that element or inside it.
    const x = Math.min(Math.max(box.left + box.width / 2, 0), innerWidth - 1)
    // Use the center of the visible part, since the element could be taller than the window.
    const seen = [Math.max(box.top, layered ? 0 : bar), Math.min(box.bottom, innerHeight)] as const
    const y = Math.min(Math.max((seen[0] + seen[1]) / 2, 0), innerHeight - 1)
    const top = document.elementFromPoint(x, y)
    const hidden =
      top &&
      !element.contains(top) &&
      top.closest('header, [data-loading], [data-phone-bar]') &&
      !layered
        ? `${name} is covered`
        : undefined
    return { end: false, faults: [marked, covered, hidden].filter(fault => fault !== undefined) }
  })

/** Tabs through the whole page and collects focus problems. */
async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const faults: string[] = []
  for (let presses = 0; presses < 400; presses++) {
    await page.keyboard.press(key)
    const state = await focusFault(page)
    if (state.end) {
      if (presses === 0) continue
      return faults
    }
    faults.push(...(state.faults ?? []))
  }
  throw new Error('Focus never leaves the page.')
}

for (const [key, viewport] of [
  ['Tab', { width: 1280, height: 800 }],
  ['Shift+Tab', { width: 390, height: 664 }],
] as const)
  for (const path of KINDS)
    test(`focus is always visible and never covered on ${path}, using ${key} at ${viewport.width} pixels wide`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      // Turn off smooth scrolling, so each element is checked at its final position.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      await startApplication(page)
      expect(await tabThrough(page, key)).toEqual([])
    })
