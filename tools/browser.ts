/**
 * Finds a Chromium for tests and screenshots. Playwright looks only for its own download, which isn't available
 * everywhere. tools/install-browser.ts installs it.
 */
import { existsSync } from 'node:fs'
import { chromium, type Browser } from '@playwright/test'

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** No sandbox, since containers don't allow one, and no background requests. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const

/** The path of a browser: `CHROMIUM_PATH`, Playwright's, or the system's; `undefined` if there is none. */
export function findBrowser(): string | undefined {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...SYSTEM].find(
    path => path && existsSync(path),
  )
}

/**
 * The path of a browser.
 *
 * @throws if there is none, with the command that installs one
 */
export function requireBrowser(): string {
  const found = findBrowser()
  if (found) return found
  throw new Error(
    'No Chromium found. Run npx playwright install chromium, or apt-get install chromium on Debian and Ubuntu, or set CHROMIUM_PATH.',
  )
}

/** Starts a browser without background requests. */
export const startBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findBrowser(), args: [...BROWSER_ARGUMENTS] })
