/** The contact form on Cloudflare Pages, at /api/contact. docs/hosting.md names its variables. */
import configuration from '../../dist/api/contact.json'
import type { ContactConfiguration } from '../../src/contact/configuration'
import { answerContact } from '../../src/contact/handler'
import { deliveryByResend } from '../../src/contact/send'

const site = configuration as ContactConfiguration

/** Called by Cloudflare for every request to the address. */
export const onRequest = ({ request, env }: { request: Request; env: Record<string, string> }) =>
  answerContact(site, deliveryByResend(env, site.email), request)
