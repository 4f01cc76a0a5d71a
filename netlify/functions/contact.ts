/** The contact form on Netlify, at /api/contact. docs/hosting.md lists its variables. */
import configuration from '../../dist/api/contact.json'
import type { ContactConfiguration } from '../../src/contact/configuration'
import { answerContact } from '../../src/contact/handler'
import { deliveryFrom } from '../../src/contact/receivers'

const site = configuration as ContactConfiguration

/** Netlify calls this for every request to the endpoint. */
export default (request: Request, context: { ip: string }) =>
  answerContact(site, deliveryFrom(process.env, site.email), request, context.ip)

/**
 * Twenty requests a minute per IP address: https://docs.netlify.com/build/functions/rate-limiting. It counts opening the
 * form with an estimate, too, and its answer lacks the visitor's text, so the handler's own limit must come first.
 */
export const config = {
  path: '/api/contact',
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
