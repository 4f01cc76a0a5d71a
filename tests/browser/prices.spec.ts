/** Where prices stand on a service’s page, and the bar that leads to them on phones. */
import { readData } from '../support/content'
import type { Service } from '../../src/content/service'
import { dataFiles } from '../support/content'
import { startApplication } from './support/application'
import { expect, test } from './support/test'

const services = dataFiles('services').map(file => readData<Service>(file))
const WEB = 'web-application-development'

for (const width of [390, 1280])
  test(`prices stand in the top third of every service’s page, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const { path, slug } of services) {
      // Its sections have an order of their own; its opening leads down to the prices.
      if (slug === WEB) continue
      await page.goto(path)
      const place = await page.evaluate(() => {
        const top = document.getElementById('prices')?.getBoundingClientRect().top ?? NaN
        return (top + scrollY) / document.documentElement.scrollHeight
      })
      expect(place, path).toBeLessThan(1 / 3)
    }
  })

test('a link to the prices lands on them, below the header', async ({ page }) => {
  await page.goto('/')
  await startApplication(page)
  await page.locator('main li a[href$="#prices"]').first().click()
  const heading = page.locator('#prices h2')
  await expect(heading).toBeInViewport({ ratio: 1 })
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(56)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 } })

  test('a bar leads to prices and contact, and covers nothing that has focus', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const { path, slug } of services) {
      // The sum of its estimate is at the foot there.
      if (slug === WEB) continue
      await page.goto(path)
      await startApplication(page)
      const bar = page.locator('[data-phone-bar]')
      await expect(bar).toBeInViewport({ ratio: 1 })
      await expect(bar.locator('a').last()).toHaveAttribute('href', `/contact?service=${slug}`)
      for (let presses = 0; presses < 400; presses++) {
        await page.keyboard.press('Tab')
        const state = await page.evaluate(() => {
          const element = document.activeElement
          if (!element || element === document.body) return 'end'
          const bar = document.querySelector('[data-phone-bar]')
          if (!bar || bar.contains(element) || element.closest('header')) return undefined
          const [field, over] = [element.getBoundingClientRect(), bar.getBoundingClientRect()]
          const middle = (field.top + field.bottom) / 2
          return middle > over.top && middle < over.bottom
            ? `${element.textContent?.slice(0, 40)} is covered`
            : undefined
        })
        if (state === 'end' && presses > 0) break
        expect(state === 'end' ? undefined : state, path).toBeUndefined()
      }
      await bar.locator('a').first().click()
      await expect(page.locator('#prices h2')).toBeInViewport({ ratio: 1 })
    }
  })

  test('the bar stays in its place where a window is low, and is not on paper', async ({
    page,
  }) => {
    await page.goto(services[0]?.path ?? '')
    const bar = page.locator('[data-phone-bar]')
    await page.setViewportSize({ width: 320, height: 480 })
    await expect(bar).not.toBeInViewport()
    await page.setViewportSize({ width: 390, height: 664 })
    await page.emulateMedia({ media: 'print' })
    await expect(bar).toBeHidden()
  })
})

test('from a tablet on there is no bar', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto(services[0]?.path ?? '')
  await expect(page.locator('[data-phone-bar]')).toBeHidden()
})
