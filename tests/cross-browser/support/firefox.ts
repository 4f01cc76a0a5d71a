/** Firefox, driven by Puppeteer. */
import { existsSync } from 'node:fs'
import { launch, type KeyInput } from 'puppeteer-core'
import type { Browser } from './browser'
import { installPackages } from './debian-package'

const PLACES = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]
const find = () => PLACES.find(place => place && existsSync(place))

export const firefox: Browser = {
  name: 'Firefox',
  missing: () => (find() ? undefined : installPackages('firefox-esr')),
  start: async () => {
    const browser = await launch({ browser: 'firefox', executablePath: find(), headless: true })
    const page = await browser.newPage()
    return {
      open: async address => {
        await page.goto(address)
      },
      click: selector => page.click(selector),
      choose: async (selector, value) => {
        await page.select(selector, value)
      },
      type: (selector, text) => page.type(selector, text),
      press: key => page.keyboard.press(key as KeyInput),
      back: async () => {
        await page.goBack()
      },
      evaluate: (read, ...args) => page.evaluate(read as never, ...args),
      resize: (width, height) => page.setViewport({ width, height }),
      close: () => browser.close(),
    }
  },
}
