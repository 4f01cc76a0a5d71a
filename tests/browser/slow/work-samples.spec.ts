/** The pages in static/work/: working copies of what we made for clients. */
import { statSync } from 'node:fs'
import { axeFindings } from '../support/axe'
import { lostText } from '../support/lost-text'
import { SAMPLES } from '../support/site'
import { expect, test, type Page } from '../support/test'
import { watchComplaints } from '../support/watch'

/** Presses Tab until the element has focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector)
  for (let steps = 0; steps < 40; steps++) {
    if (await target.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab doesn’t reach ${selector}.`)
}

for (const path of SAMPLES) {
  test(`${path} is lightweight, accessible, and free of console messages`, async ({
    context,
    page,
    baseURL,
  }) => {
    const complaints = await watchComplaints(context, page, baseURL ?? '')
    const files = new Set<string>()
    page.on('request', asked => files.add(new URL(asked.url()).pathname))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path, { waitUntil: 'networkidle' })
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 800 })
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        expect.soft(await axeFindings(page), `${width} ${colorScheme}`).toEqual([])
      }
      expect.soft(await lostText(page), `${width}`).toEqual([])
    }
    const session = await context.newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    expect.soft(await lostText(page), '320, text at 200%').toEqual([])
    const own = [...files]
      .filter(file => file.startsWith('/work/'))
      .map(file => `static${file === path ? `${path}.html` : file}`)
    expect(own.length).toBeGreaterThan(4)
    const bytes = own.reduce((sum, file) => sum + statSync(file).size, 0)
    expect(bytes).toBeLessThanOrEqual(50 * 1024)
    expect(await complaints()).toEqual([])
  })

  test(`${path} isn’t indexed, is labeled as illustrative, and links to its case study, which links back`, async ({
    page,
    request,
  }) => {
    const study = path.replace(/^\/work\/([^/]+)\/.*/, '/case-studies/$1')
    await page.goto(study)
    const link = page.getByRole('link', { name: 'Try it' })
    await expect(link).toHaveAttribute('href', path)
    const studyTitle = await page.locator('h1').innerText()
    await link.click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.getByText('Illustrative work for an invented client')).toBeVisible()
    expect(await (await request.get('/sitemap-0.xml')).text()).not.toContain(path)
    await page.getByRole('link', { name: `Case study: ${studyTitle}` }).click()
    await expect(page).toHaveURL(study)
  })
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a dish can be ordered, and the cook can cross it out', async ({ page }) => {
      await page.goto('/work/local-restaurant-chain/menu')
      await page.locator('#oxtail .add input').press('Space')
      await page.locator('#beef .add input').press('Space')
      await expect(page.getByText('21 bowls')).toBeVisible()
      // With JavaScript, the app’s commission is shown in dollars: 27% of $27.
      await expect(page.locator('.kept p')).toContainText(javaScriptEnabled ? '$7.29' : '27%')
      const total = page.locator('main > section:last-child')
      await page.locator('#guest').press('ArrowRight')
      await page.locator('#oxtail .out input').press('Space')
      await expect(page.locator('.story').getByText('sold out')).toBeVisible()
      if (javaScriptEnabled) await expect(total.getByRole('status')).toContainText('$13')
    })

    test('an invalid delivery day is rejected, and the cart suggests one shipment or two', async ({
      page,
    }) => {
      await page.goto('/work/ecommerce-checkout-optimization/basket')
      await page.getByRole('radio', { name: 'Thursday, April 10' }).press('Space')
      await page.getByRole('link', { name: 'Continue' }).press('Enter')
      await expect(page.getByText('Please choose a valid delivery date.')).toBeVisible()
      await page.getByRole('radio', { name: 'Wednesday, April 2' }).press('Space')
      await page.getByRole('link', { name: 'Continue' }).press('Enter')
      await expect(page.getByText('Accepted.')).toBeVisible()
      const send = page.locator('.after .go')
      await expect(send).toContainText('Ship it in week 14')
      await page.getByRole('checkbox', { name: 'Six primroses' }).press('Space')
      await expect(page.getByText('The primroses are the odd one')).toBeVisible()
      await page.getByRole('radio', { name: 'Wait' }).press('ArrowDown')
      await expect(send).toContainText('Ship two packages, in weeks 10 and 14')
      if (javaScriptEnabled) await expect(send).toContainText('$42')
      await send.press('Enter')
      await expect(page.getByText('The date is settled')).toBeVisible()
    })

    test('a visit can be booked, and the insurance question comes after the time', async ({
      page,
    }) => {
      await page.goto('/work/dental-practice-group/booking-form')
      await page.getByRole('radio', { name: 'Practice on the hill', exact: true }).press('Space')
      await expect(page.getByText('You came from the practice by the bridge.')).toBeVisible()
      await page.getByRole('radio', { name: 'Wednesday, October 15, 2:30' }).press('ArrowRight')
      const time = javaScriptEnabled ? 'Wednesday at 5:20' : 'Keep this time'
      await page.getByRole('link', { name: time }).press('Enter')
      await expect(page.getByText('How are you insured?')).toBeVisible()
      await expect(page.getByText('When would you like to come?')).toBeHidden()
      await page.getByRole('link', { name: 'Confirm the visit' }).press('Enter')
      await expect(page.getByText('Nothing was booked')).toBeVisible()
      await page.goBack()
      await expect(page.getByText('How are you insured?')).toBeVisible()
    })

    test('the reader can change the numbers, and the answer flips', async ({ page }) => {
      await page.goto('/work/financial-education-platform/car-or-pension')
      await expect(page.getByText('$207 saved')).toBeVisible()
      await page.getByRole('radio', { name: 'their numbers' }).press('ArrowRight')
      await expect(page.getByText('$70 saved')).toBeVisible()
      const loan = page.getByRole('slider', { name: 'Your loan, in percent' })
      await expect(loan).toHaveCount(javaScriptEnabled ? 1 : 0)
      if (!javaScriptEnabled) return
      await loan.press('End')
      await expect(page.locator('#ahead')).toHaveText('car 114')
      await loan.press('Home')
      await expect(page.locator('#ahead')).toHaveText('plan 86')
    })
  })
}

test('every control can be reached with Tab', async ({ page }) => {
  await page.goto('/work/local-restaurant-chain/menu')
  await tabTo(page, '#dumplings .add input')
  await page.goto('/work/ecommerce-checkout-optimization/basket')
  await tabTo(page, '.after .go')
  await page.goto('/work/dental-practice-group/booking-form')
  await tabTo(page, '#time .go')
  await page.goto('/work/financial-education-platform/car-or-pension')
  await tabTo(page, '#percent')
})
