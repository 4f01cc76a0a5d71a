/** What browsers prefetch on their own, before the application takes over. */
import { SPECULATION_FILE } from '../../plugins/gatsby-plugin-html-first/src/build/headers'
import { bootScriptRan, startApplication, withoutApplication } from './support/application'
import type { FaultySite } from './support/faulty-site'
import { KINDS, pageDataOf, PAGES } from './support/site'
import { expect, test, type Page } from './support/test'

/** Longer than the pointer has to stay on a link before the browser prefetches it. */
const REST = 1000

/** The pages and feeds requested, other than the opened page. */
const ahead = (site: FaultySite, opened: string) =>
  site.requests.filter(path => path !== opened && (PAGES.includes(path) || path.endsWith('.xml')))

const rulesArrived = (page: Page) => page.waitForResponse(`**/${SPECULATION_FILE}`)

test('every page’s headers link to the speculation rules, and browsers accept the rules', async ({
  page,
  request,
}) => {
  for (const path of KINDS) {
    const { 'speculation-rules': named } = (await request.get(path)).headers()
    expect(named, path).toBe(`"/${SPECULATION_FILE}"`)
  }
  const file = await request.get(`/${SPECULATION_FILE}`)
  expect(file.headers()['content-type']).toContain('application/speculationrules+json')
  const faults: string[] = []
  page.on('console', message => faults.push(message.text()))
  const arrived = rulesArrived(page)
  await page.goto('/about')
  await arrived
  expect(faults).toEqual([])
})

test('before the application runs, hovering over a link prefetches its page and nothing else', async ({
  faulty,
  page,
}) => {
  await withoutApplication(page)
  const arrived = rulesArrived(page)
  await page.goto(`${faulty.url}/about`)
  await arrived
  await bootScriptRan(page)
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await page.waitForTimeout(REST)
  expect(ahead(faulty, '/about')).toEqual([])
  await page.locator('footer a[href="/contact"]').hover()
  await expect.poll(() => ahead(faulty, '/about')).toEqual(['/contact'])
})

test('once the application runs, it prefetches page data and the browser stops prefetching pages', async ({
  faulty,
  page,
}) => {
  const arrived = rulesArrived(page)
  await page.goto(`${faulty.url}/about`)
  await arrived
  await startApplication(page)
  const fetched = page.waitForRequest(`**${pageDataOf('/contact')}`)
  await page.locator('footer a[href="/contact"]').hover()
  await fetched
  await page.waitForTimeout(REST)
  expect(ahead(faulty, '/about')).toEqual([])
})
