import { defineConfig } from '@playwright/test'
import { BROWSER_ARGUMENTS, findBrowser } from './src/preview/browser'

/**
 * How pages look, held against pictures of how they looked. `npm run test:baselines -- --update-snapshots`
 * takes new pictures after a change that is meant: look at each before it is committed.
 */
export default defineConfig({
  testDir: 'tests/baselines',
  // Of the spec, page, width and scheme alone: the same on every system.
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  timeout: 60_000,
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as const] : [])],
  expect: {
    toHaveScreenshot: {
      // Letters are smoothed a little differently from machine to machine: a point counts as changed from a
      // fifth of the way between black and white on, and one in 500 may. A line of text moved by half its
      // height, a colour or a font that is missing changes many times that.
      threshold: 0.2,
      maxDiffPixelRatio: 0.002,
      animations: 'disabled',
      scale: 'device',
    },
  },
  use: {
    launchOptions: { executablePath: findBrowser(), args: [...BROWSER_ARGUMENTS] },
  },
  globalSetup: './tests/baselines/serve-fixture.ts',
})
