/** The contact form's handler on Netlify, at /api/contact. docs/hosting.md lists its environment variables. */
import configuration from '../../dist/api/contact.json'
import type { ContactConfiguration } from '../../src/contact/configuration'
import { answerContact } from '../../src/contact/handler'
import { deliveryFrom } from '../../src/contact/receivers'

const site = configuration as ContactConfiguration

/** Netlify calls this for every request to the endpoint. */
export default (request: Request, context: { ip: string }) =>
  answerContact(site, deliveryFrom(process.env, site.email), request, context.ip)

/**
 * Netlify's limit is 20 requests per minute per IP address: https://docs.netlify.com/build/functions/rate-limiting. It
 * also counts requests that open the form with an estimate. Its error response doesn't include the visitor's text, so
 * the handler's own limit must take effect first.
 */
export const config = {
  path: '/api/contact',
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
