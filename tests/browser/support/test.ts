/** Playwright’s test, extended with a faulty site for tests that need one. */
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
  /** The built site on a separate server for this test, with controllable failures. */
  faulty: FaultySite
}

export const test = base.extend<Fixtures>({
  // Each test is a separate visitor, since the contact form’s handler counts messages per IP address.
  // eslint-disable-next-line no-empty-pattern
  extraHTTPHeaders: async ({}, provide, { testId }) => {
    await provide({ 'X-Forwarded-For': testId })
  },
  // Playwright reads the names of required fixtures from this pattern, even if it’s empty.
  // eslint-disable-next-line no-empty-pattern
  faulty: async ({}, provide) => {
    const site = await startFaultySite()
    await provide(site)
    site.stop()
  },
})
