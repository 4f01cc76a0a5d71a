/** The contact form's handler on Cloudflare Pages, at /api/contact. docs/hosting.md lists its environment variables. */
import configuration from '../../dist/api/contact.json'
import type { ContactConfiguration } from '../../src/contact/configuration'
import { answerContact } from '../../src/contact/handler'
import { deliveryFrom } from '../../src/contact/receivers'

const site = configuration as ContactConfiguration

/** Cloudflare calls this for every request to the endpoint. */
export const onRequest = ({ request, env }: { request: Request; env: Record<string, string> }) =>
  answerContact(
    site,
    deliveryFrom(env, site.email),
    request,
    request.headers.get('CF-Connecting-IP'),
  )
