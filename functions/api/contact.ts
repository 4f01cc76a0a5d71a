/** The contact form on Cloudflare Pages, at /api/contact. HOSTING.md names its variables. */
import form from '../../dist/api/contact.json'
import type { ContactFormFile } from '../../src/gatsby/post-build/contact-form-file'
import type { DeliveryVariables } from '../../src/contact/deliver'
import { hostFunction } from '../../src/contact/host-function'

interface PagesContext {
  request: Request
  env: DeliveryVariables
}

const answer = hostFunction(form as unknown as ContactFormFile)

/** Called for every request to the address, by Cloudflare. */
export const onRequest = ({ request, env }: PagesContext): Promise<Response> =>
  answer(request, env, request.headers.get('CF-Connecting-IP') ?? undefined)
