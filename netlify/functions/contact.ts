/** The contact form on Netlify, at /api/contact. HOSTING.md names its variables. */
import form from '../../dist/api/contact.json'
import type { ContactFormFile } from '../../src/gatsby/post-build/contact-form-file'
import { hostFunction } from '../../src/contact/host-function'

const answer = hostFunction(form as unknown as ContactFormFile)

/** Called for every request to the address, by Netlify. */
export default (request: Request, { ip }: { ip?: string }): Promise<Response> =>
  answer(request, process.env, ip)

export const config = { path: '/api/contact' }
