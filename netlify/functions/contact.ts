/** The contact form on Netlify, at /api/contact. docs/hosting.md names its variables. */
import site from '../../dist/api/contact.json'
import type { ContactConfiguration } from '../../src/contact/configuration'
import { hostFunction } from '../../src/contact/send'

const answer = hostFunction(site as ContactConfiguration)

/** Called by Netlify for every request to the address. */
export default (request: Request, { ip }: { ip?: string }) => answer(request, process.env, ip)

export const config = { path: '/api/contact' }
