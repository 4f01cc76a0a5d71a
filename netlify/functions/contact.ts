/** The contact form on Netlify, at /api/contact. docs/hosting.md names its variables. */
import site from '../../dist/api/contact.json'
import { answerContact } from '../../src/contact/handler'
import { deliveryByResend } from '../../src/contact/send'

/** Called by Netlify for every request to the address. */
export default (request: Request, context: { ip: string }) =>
  answerContact(site, deliveryByResend(process.env), request, context.ip)

/** Five messages a minute from one address: https://docs.netlify.com/build/functions/rate-limiting */
export const config = {
  path: '/api/contact',
  rateLimit: { windowLimit: 5, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
