import type { Page } from '@playwright/test'

/** Waits two frames. After the first, the page has moved a clicked question back into place. */
export const nextFrames = (page: Page) =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
