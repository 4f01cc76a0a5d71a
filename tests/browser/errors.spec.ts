import { expectPage, heading, startApplication } from './support/application'
import { hollow, type FaultySite } from './support/faulty-site'
import { KINDS, pageDataOf } from './support/site'
import { expect, test, type Page } from './support/test'

const exactly = (path: string) => new RegExp(`^${path.replace(/[.]/g, '\\.')}$`)

async function expectErrorScreen(page: Page): Promise<void> {
  const alert = page.getByRole('alert')
  await expect(alert).toBeVisible()
  await expect(alert.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page).toHaveTitle(await page.locator('h1').innerText())
  await expect(alert.getByRole('button', { name: 'Reload' })).toBeVisible()
  await expect(alert.getByRole('link', { name: 'Home' })).toBeVisible()
  await expect(page.locator('main').getByRole('alert')).toHaveCount(1)
  await expect(page.locator('header')).toBeVisible()
  await expect(page.locator('footer')).toBeAttached()
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toHaveCount(0)
}

/** Follows a sitemap link to a page whose data is empty. */
async function meetBrokenPage(page: Page, site: FaultySite, path: string): Promise<void> {
  await page.goto(`${site.url}/sitemap`)
  await startApplication(page)
  site.edit(exactly(pageDataOf(path)), hollow)
  await page.locator(`main a[href="${path}"]`).first().click()
  await expect(page).toHaveURL(site.url + path)
}

test('a page that throws shows the error screen between the header and the footer', async ({
  faulty,
  page,
}) => {
  for (const path of ['/', '/contact']) {
    await meetBrokenPage(page, faulty, path)
    await expectErrorScreen(page)
  }
})

const BROKEN = '/services/seo'

test('Reload restores the page at the same URL once the error is fixed', async ({
  faulty,
  page,
}) => {
  await page.goto(faulty.url + BROKEN)
  const h1 = await heading(page).innerText()
  await meetBrokenPage(page, faulty, BROKEN)
  await expectErrorScreen(page)
  faulty.heal()
  await page.getByRole('alert').getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expectPage(page, faulty.url + BROKEN, h1)
})

test('the Home link and the header work on the error screen, and Back returns to the error screen', async ({
  faulty,
  page,
}) => {
  await meetBrokenPage(page, faulty, BROKEN)
  await expectErrorScreen(page)
  await page.locator('header nav a[href="/about"]').first().click()
  await expect(page).toHaveURL(`${faulty.url}/about`)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(heading(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(faulty.url + BROKEN)
  await expectErrorScreen(page)
  await page.getByRole('alert').getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL(`${faulty.url}/`)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(`${faulty.url}/sitemap`)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a page that has loaded doesn’t go blank if its data is broken', async ({ faulty, page }) => {
  for (const path of KINDS) {
    faulty.edit(exactly(pageDataOf(path)), hollow)
    await page.goto(faulty.url + path)
    await startApplication(page)
    // The page shows its text or the error screen, but is never blank.
    await expect(page.locator('main h1'), path).toBeVisible()
    await expect(page.locator('header')).toBeVisible()
    await expect(page.locator('footer')).toBeAttached()
    await page.locator('footer a[href="/contact"]').click()
    await expect(page).toHaveURL(`${faulty.url}/contact`)
  }
})
