/**
 * Finds a Chromium browser for tests and screenshots. On its own, Playwright looks only for its download, which isn't
 * available everywhere. tools/install-browser.ts downloads it.
 */
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Disables the sandbox, which containers don't allow. Playwright and Lighthouse already disable background requests. */
export const BROWSER_ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--disable-quic']

/** Returns the path of `CHROMIUM_PATH`, Playwright's browser, or a system browser; `undefined` if none exists. */
export function findBrowser() {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...SYSTEM].find(
    path => path && existsSync(path),
  )
}

/**
 * Returns the path of a browser.
 *
 * @throws if there isn't one; the error says how to install it
 */
export function requireBrowser() {
  const found = findBrowser()
  if (found) return found
  throw new Error(
    'No Chromium found. Run npx playwright install chromium, or apt-get install chromium on Debian and Ubuntu, or set CHROMIUM_PATH.',
  )
}

/** Starts a browser. */
export const startBrowser = () =>
  chromium.launch({ executablePath: requireBrowser(), args: BROWSER_ARGUMENTS })
