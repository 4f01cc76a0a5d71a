/** The contact form on Cloudflare Pages, at /api/contact. docs/hosting.md names its variables. */
import site from '../../dist/api/contact.json'
import { answerContact } from '../../src/contact/handler'
import { deliveryByResend } from '../../src/contact/send'

/** Called by Cloudflare for every request to the address. */
export const onRequest = ({ request, env }: { request: Request; env: Record<string, string> }) =>
  answerContact(site, deliveryByResend(env), request, request.headers.get('CF-Connecting-IP'))
