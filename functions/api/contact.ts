/** The contact form on Cloudflare Pages, at /api/contact. docs/hosting.md names its variables. */
import site from '../../dist/api/contact.json'
import type { ContactConfiguration } from '../../src/contact/configuration'
import { hostFunction } from '../../src/contact/send'

const answer = hostFunction(site as ContactConfiguration)

/** Called by Cloudflare for every request to the address. */
export const onRequest = ({ request, env }: { request: Request; env: Record<string, string> }) =>
  answer(request, env, request.headers.get('CF-Connecting-IP') ?? undefined)
