/** Helpers to start the application, block it, and tell client navigation from full page loads. */
import { expect, type Page, type Route } from '@playwright/test'

/** The application’s files: every script except the boot script. */
export const APPLICATION = /\/assets\/(?!boot-)[^/]*\.js$/

/** Waits until the application has hydrated the page. */
export async function applicationRuns(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName('onInitialClientRender').length > 0,
    undefined,
    { polling: 20 },
  )
}

/** Presses a key as a sign of intent, and waits until the application has hydrated the page. */
export async function startApplication(page: Page): Promise<void> {
  await bootScriptRan(page)
  await page.keyboard.press('Shift')
  await applicationRuns(page)
}

/** Waits until the boot script has run, after the first frames. */
export async function bootScriptRan(page: Page): Promise<void> {
  await page.locator('html[data-entered]').waitFor()
}

/** Blocks every script except the boot script, like on a slow network. */
export async function withoutApplication(page: Page): Promise<void> {
  await page.route(APPLICATION, route => route.abort())
}

/** Holds requests back until the returned function is called. */
export async function holdBack(page: Page, url: string | RegExp): Promise<() => Promise<void>> {
  const waiting: Route[] = []
  let isHeld = true
  await page.route(url, async route => {
    if (isHeld) waiting.push(route)
    else await route.continue()
  })
  return async () => {
    isHeld = false
    for (const route of waiting) await route.continue()
  }
}

/** The two states a page can be in. Each function opens a path and leaves the page in that state. */
export const STATES: Record<string, (page: Page, path: string) => Promise<void>> = {
  'before hydration': async (page, path) => {
    await withoutApplication(page)
    await page.goto(path)
    await bootScriptRan(page)
  },
  'after hydration': async (page, path) => {
    await page.goto(path)
    await startApplication(page)
  },
}

/** Marks the document, so `isSameDocument` can tell client navigation from a full load. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { marked: true }))
}

/** Whether the document is still the marked one. */
export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'marked' in window)
}

/** Counts the documents the page loads from now on. */
export function countLoads(page: Page): () => number {
  let count = 0
  page.on('domcontentloaded', () => count++)
  return () => count
}

/** The page’s heading. */
export const heading = (page: Page) => page.locator('main h1')

/** Expects the page to have a URL and a heading. */
export async function expectPage(
  page: Page,
  path: string,
  h1: string,
  timeout = 5000,
): Promise<void> {
  await expect(page).toHaveURL(path, { timeout })
  await expect(heading(page)).toHaveText(h1, { timeout })
}

/** Navigates like the site’s links do, for URLs the page doesn’t link to. */
export async function followLinkTo(page: Page, to: string): Promise<void> {
  await page.evaluate(address => {
    const gatsby = window as unknown as { ___navigate(to: string): void }
    gatsby.___navigate(address)
  }, to)
}
