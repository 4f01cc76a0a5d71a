/**
 * A recorded run: someone who has never been here goes from the home page to a sent message with a package
 * chosen, on a phone, as quickly as people read, point and type. What it takes is measured, not judged.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { startServer } from '../hosting/local-server'
import { startBrowser } from '../preview/browser'
import type { Row } from './table'

/** The phone of the run. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** How long people take, in milliseconds: to take in a new page, to find and hit a thing, to type a sign. */
const PACE = { page: 2500, tap: 1200, key: 180 }

/** What has been done, and when, in milliseconds from the first view. */
export interface Step {
  what: string
  at: number
}

const ANSWERS = {
  name: 'Ada Byron',
  email: 'ada@looms.example',
  message: 'We need orders and stock in one place. Can you call on Tuesday?',
}

/**
 * Does the run in a page of its own.
 *
 * @param page a page of a phone
 * @param url where the site is
 * @throws where a step cannot be done
 */
export async function recordContactRun(page: Page, url: string): Promise<Step[]> {
  await page.goto(url)
  const started = Date.now()
  const steps: Step[] = []
  const note = (what: string) => steps.push({ what, at: Date.now() - started })
  const heading = async () => (await page.locator('main h1').innerText()).replaceAll(/\s+/g, ' ')
  const tap = async (element: Locator) => {
    await page.waitForTimeout(PACE.tap)
    await element.tap()
  }
  /** Waits for a page and takes it in. */
  const arrive = async (path: RegExp) => {
    await page.waitForURL(path)
    await page.locator('main h1').waitFor()
    await page.waitForTimeout(PACE.page)
    note(`reads the top of “${await heading()}”`)
  }

  await arrive(/\/$/)
  const service = '/services/web-application-development'
  await page.waitForTimeout(PACE.page)
  await tap(page.locator(`main a[href$="${service}"]`).first())
  note('scrolls to the services, and taps web applications')
  await arrive(new RegExp(`${service}$`))
  await tap(page.locator('[data-phone-bar] a').first())
  note('goes to the prices by the bar at the foot')
  await page.waitForTimeout(PACE.page)
  const button = page.locator('#pricing a[href*="/contact?package="]').nth(1)
  const choice = await button.innerText()
  await tap(button)
  note(`reads the packages, and taps “${choice}”`)
  await arrive(/\/contact\?package=/)
  const chosen = page.locator('[aria-labelledby=contact-chosen] li')
  await chosen.waitFor()
  for (const [name, text] of Object.entries(ANSWERS)) {
    const field = page.locator(`form [name=${name}]`)
    await tap(field)
    await field.pressSequentially(text, { delay: PACE.key })
    note(`types ${text.length} signs: ${name}`)
  }
  await tap(page.locator('form button[type=submit]'))
  await page.waitForURL(/\/contact\/sent$/)
  note(`has sent it: “${await heading()}”`)
  return steps
}

/** The run as rows of a table, over a server of a build. */
export async function contactRunRows(dist: string): Promise<Row[]> {
  const messages = mkdtempSync(join(tmpdir(), 'messages-'))
  const { server, url } = await startServer({ folder: dist, port: 0, messages })
  const browser = await startBrowser()
  try {
    const context = await browser.newContext(PHONE)
    const steps = await recordContactRun(await context.newPage(), url)
    return steps.map(({ what, at }, index) => ({
      what: `${index + 1}. ${what}`,
      measured: `${(at / 1000).toFixed(1)} s`,
      budget: index === steps.length - 1 ? '60.0 s' : '',
    }))
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
    rmSync(messages, { recursive: true, force: true })
  }
}
