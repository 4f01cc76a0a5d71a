/** Links to a service’s prices, including the bar on phones. */
import { dataFiles, readData } from '../support/content'
import type { Service } from '../../src/page-kinds/service/declaration'
import { startApplication } from './support/application'
import { expect, test } from './support/test'

const services = dataFiles('services')
  .map(file => readData<Service>(file))
  // This page has an estimate form instead, with the total at the bottom.
  .filter(({ slug }) => slug !== 'web-application-development')

test('a link to the prices scrolls to them, below the header', async ({ page }) => {
  await page.goto('/')
  await startApplication(page)
  await page.locator('main li a[href$="#prices"]').first().click()
  const heading = page.locator('#prices h2')
  await expect(heading).toBeInViewport({ ratio: 1 })
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(56)
})

test('on a phone, a bar links to prices and contact if the window is tall enough', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 })
  const bar = page.locator('[data-phone-bar]')
  for (const { path, slug } of services) {
    await page.goto(path)
    await expect(bar).toBeInViewport({ ratio: 1 })
    await expect(bar.locator('a').last()).toHaveAttribute('href', `/contact?service=${slug}`)
    await bar.locator('a').first().click()
    await expect(page.locator('#prices h2')).toBeInViewport({ ratio: 1 })
  }
  await page.setViewportSize({ width: 768, height: 1024 })
  await expect(bar).toBeHidden()
  await page.goto(services[0]?.path ?? '')
  await page.setViewportSize({ width: 320, height: 480 })
  await expect(bar).not.toBeInViewport()
})
