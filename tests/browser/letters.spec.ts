/** Letters with accents come in the site's own face, and cost a page without them nothing. */
import { CUTS } from '../../src/styles/font-characters'
import { startApplication } from './support/application'
import { expect, test } from './support/test'

test('a page fetches a further file of the face for the letters that it shows', async ({
  page,
}) => {
  const fonts: string[] = []
  page.on('request', request => {
    const [, name] = /\/static\/([a-z]+)-[0-9a-f]+(\.woff2)$/.exec(request.url()) ?? []
    if (name && !CUTS.some(({ file }) => file === `${name}.woff2`)) fonts.push(name)
  })
  await page.goto('/about')
  await page.evaluate(() => document.fonts.ready)
  // The page was built without such letters; the application cannot know what it will show.
  await startApplication(page)
  await page.waitForFunction(() =>
    [...document.styleSheets].some(({ href }) => href?.endsWith('/letters.css')),
  )
  expect(fonts).toEqual([])
  const show = async (text: string) => {
    await page.locator('h1').evaluate((heading, words) => {
      heading.textContent = words
    }, text)
    await page.evaluate(() => document.fonts.ready)
  }
  await show('naïve')
  expect(fonts).toEqual(['western'])
  await show('Łódź')
  expect(fonts).toEqual(['western', 'extended'])
})
