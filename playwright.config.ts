import { defineConfig } from '@playwright/test'
import { BROWSER_ARGUMENTS, findBrowser } from './tools/browser'

/** Tests that only `npm run test:all` runs: those in tests/browser/slow and those tagged @slow. */
const SLOW = /\bslow\/|@slow/

/** Tests of the built site in a real browser. `npm test` builds it first. */
export default defineConfig({
  testDir: 'tests/browser',
  timeout: 60_000,
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as const] : [])],
  use: {
    // Set by tests/browser/support/serve-site.ts.
    baseURL: process.env.SITE_ADDRESS,
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: findBrowser(),
      args: [...BROWSER_ARGUMENTS],
    },
  },
  projects: [
    { name: 'everyday', grepInvert: SLOW },
    { name: 'slow', grep: SLOW },
  ],
  globalSetup: './tests/browser/support/serve-site.ts',
})
