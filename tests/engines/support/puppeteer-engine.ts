/** A window that Puppeteer drives: Chromium by its own protocol, Firefox by WebDriver BiDi. */
import type { Browser, KeyInput } from 'puppeteer-core'
import { WIDE, type Engine } from './engine'

/** The window of a browser that has been started. */
export async function puppeteerEngine(browser: Browser): Promise<Engine> {
  const version = await browser.version()
  const page = await browser.newPage()
  try {
    await page.setViewport(WIDE)
  } catch (error) {
    // A browser that is too old for it would stay open, and the run with it.
    await browser.close()
    throw error
  }
  return {
    version,
    open: async address => {
      await page.goto(address, { waitUntil: 'load' })
    },
    click: selector => page.click(selector),
    tap: selector => page.tap(selector),
    choose: async (selector, value) => {
      await page.select(selector, value)
    },
    type: (selector, text) => page.type(selector, text),
    press: key => page.keyboard.press(key as KeyInput),
    back: async () => {
      await page.goBack({ waitUntil: 'load' })
    },
    evaluate: (read, ...args) => page.evaluate(read as never, ...args),
    resize: size => page.setViewport(size),
    screenshot: async file => {
      await page.screenshot({ path: file })
    },
    close: () => browser.close(),
  }
}
