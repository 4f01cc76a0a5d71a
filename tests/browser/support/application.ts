/** The application in the browser: whether it runs, and who changes the page, it or the browser. */
import { expect, type Page } from '@playwright/test'

/** The files that are the application: every script but the boot script. */
export const APPLICATION = /\/assets\/(?!boot-)[^/]*\.js$/

/** Waits until the application has taken the page over. */
export async function applicationRuns(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName('onInitialClientRender').length > 0,
    undefined,
    { polling: 20 },
  )
}

/** Gives a sign of intent that uses nothing on the page, and waits for the application. */
export async function startApplication(page: Page): Promise<void> {
  await bootScriptRan(page)
  await page.keyboard.press('Shift')
  await applicationRuns(page)
}

/** Waits until the boot script has run, after the first frames. */
export async function bootScriptRan(page: Page): Promise<void> {
  await page.locator('html[data-entered]').waitFor()
}

/** Leaves the page with its boot script alone, as on a slow network. */
export async function withoutApplication(page: Page): Promise<void> {
  await page.route(APPLICATION, route => route.abort())
}

/** The two states that a page is met in. Each opens a path and leaves the page in that state. */
export const STATES: Record<string, (page: Page, path: string) => Promise<void>> = {
  'before the application': async (page, path) => {
    await withoutApplication(page)
    await page.goto(path)
    await bootScriptRan(page)
  },
  'with the application': async (page, path) => {
    await page.goto(path)
    await startApplication(page)
  },
}

/** Marks the document, so that `isSameDocument` can tell a client navigation from a load. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { marked: true }))
}

/** Whether the document is still the one that was marked. */
export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'marked' in window)
}

/** Counts the documents that the page loads from now on. */
export function countLoads(page: Page): () => number {
  let count = 0
  page.on('domcontentloaded', () => count++)
  return () => count
}

/** The heading of the page. */
export const heading = (page: Page) => page.locator('main h1')

/** Expects the visitor to be at an address, on the page that belongs there. */
export async function expectPage(
  page: Page,
  path: string,
  h1: string,
  timeout = 5000,
): Promise<void> {
  await expect(page).toHaveURL(path, { timeout })
  await expect(heading(page)).toHaveText(h1, { timeout })
}

/** Goes to an address by the call that the site's own links make, for addresses that no link has. */
export async function followLinkTo(page: Page, to: string): Promise<void> {
  await page.evaluate(address => {
    const gatsby = window as unknown as { ___navigate(to: string): void }
    gatsby.___navigate(address)
  }, to)
}
