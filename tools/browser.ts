/**
 * Finds a Chromium for tests and pictures. Playwright itself looks for its own download alone, which cannot be had
 * everywhere. tools/install-browser.ts installs one.
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

/** Options that make a browser quiet: no sandbox in containers, no request of its own. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const

/** The path of a browser: `CHROMIUM_PATH`, Playwright's own, or the system's; `undefined` if there is none. */
export function findBrowser(): string | undefined {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...SYSTEM].find(
    path => path && existsSync(path),
  )
}

/**
 * The path of a browser.
 *
 * @throws if there is none, with what installs one
 */
export function requireBrowser(): string {
  const found = findBrowser()
  if (found) return found
  throw new Error(
    'No Chromium was found. Install one: npx playwright install chromium, or on Debian and Ubuntu apt-get install chromium. Or set CHROMIUM_PATH to one.',
  )
}

/** Starts a browser that is quiet. */
export const startBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findBrowser(), args: [...BROWSER_ARGUMENTS] })
