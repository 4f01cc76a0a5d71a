/**
 * Finds a Chromium for tests and pictures, and installs one where there is none. Playwright itself looks
 * for its own download alone, which cannot be had everywhere.
 */
import { spawnSync } from 'node:child_process'
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
 * Finds a browser, or installs one: Playwright's, or Debian's package where that cannot be had.
 *
 * @throws if neither can be installed
 */
export function ensureBrowser(): string {
  const found = findBrowser()
  if (found) return found
  console.log('No Chromium was found; installing one.')
  const attempts: string[][] = [
    // Run by Node itself: Windows can start no `npx` by its name.
    [process.execPath, require.resolve('@playwright/test/cli'), 'install', 'chromium'],
    ['sh', '-c', 'apt-get update -qq && apt-get install -y -qq chromium'],
  ]
  for (const [command = '', ...args] of attempts) {
    spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 })
    const installed = findBrowser()
    if (installed) return installed
  }
  throw new Error('No Chromium could be installed. Install one and set CHROMIUM_PATH to it.')
}

/** Starts a browser that is quiet. */
export const startBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findBrowser(), args: [...BROWSER_ARGUMENTS] })
