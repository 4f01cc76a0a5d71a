/** npx tsx tools/install-browser.ts, a step in npm test: downloads Playwright's Chromium if no browser is found. */
import { spawnSync } from 'node:child_process'
import { findBrowser, requireBrowser } from './browser'
import { run } from './run'

if (!findBrowser()) {
  // Run with Node: Windows can't spawn `npx` by name.
  const install = [require.resolve('@playwright/test/cli'), 'install', 'chromium']
  spawnSync(process.execPath, install, { stdio: 'inherit', timeout: 300_000 })
}
void run(() => void requireBrowser())
