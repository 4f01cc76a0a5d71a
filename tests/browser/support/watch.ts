/** Collects errors, warnings, failed requests, policy violations, requests to other hosts, and cookies. */
import type { BrowserContext, Page } from '@playwright/test'

/** Starts collecting. The returned function returns everything collected since its last call. */
export async function watchComplaints(
  context: BrowserContext,
  page: Page,
  home: string,
): Promise<() => Promise<string[]>> {
  let complaints: string[] = []
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`console ${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', error => complaints.push(`exception: ${String(error)}`))
  page.on('request', request => {
    const { origin, protocol } = new URL(request.url())
    if (origin !== home && protocol !== 'data:') complaints.push(`request: ${request.url()}`)
  })
  page.on('requestfailed', request => {
    // A navigation aborts the previous page’s requests.
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()} ${reason}`)
  })
  page.on('response', response => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`)
    if (response.headers()['set-cookie']) complaints.push(`cookie set by ${response.url()}`)
  })
  await context.exposeBinding('complain', (_, text: string) => complaints.push(text))
  await context.addInitScript(() => {
    const { complain } = window as unknown as { complain(text: string): Promise<void> }
    addEventListener('securitypolicyviolation', event => {
      void complain(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
    })
    addEventListener('unhandledrejection', event => {
      void complain(`rejection: ${String(event.reason)}`)
    })
  })
  return async () => {
    for (const { name } of await context.cookies()) complaints.push(`cookie: ${name}`)
    const found = complaints
    complaints = []
    return found
  }
}
