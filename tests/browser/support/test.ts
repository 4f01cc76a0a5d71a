/** Playwright's test, with a site of its own where a test needs one that misbehaves. */
import { test as base } from '@playwright/test'
import { startFaultySite, type FaultySite } from './faulty-site'

export {
  expect,
  type Page,
  type Locator,
  type BrowserContext,
  type Request,
} from '@playwright/test'

interface Fixtures {
  /** The built site behind a server of this test's own, which can be made to fail. */
  faulty: FaultySite
}

export const test = base.extend<Fixtures>({
  // Each test is a visitor of its own: the contact form's handler counts messages by address.
  // eslint-disable-next-line no-empty-pattern
  extraHTTPHeaders: async ({}, provide, { testId }) => {
    await provide({ 'X-Forwarded-For': testId })
  },
  // Playwright reads the names of what a fixture needs from this pattern, even where it is nothing.
  // eslint-disable-next-line no-empty-pattern
  faulty: async ({}, provide) => {
    const site = await startFaultySite()
    await provide(site)
    site.stop()
  },
})
