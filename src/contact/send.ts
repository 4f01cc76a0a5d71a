/** Mail by Resend (https://resend.com/docs/api-reference/emails/send-email), for hosts that run functions. */
import type { ContactConfiguration } from './configuration'
import { contactHandler, type Mail } from './handler'

/** Milliseconds that Resend may take. */
const TIMEOUT_MS = 10_000

/** `RESEND_API_KEY`, `CONTACT_FROM` (an address that Resend may send from) and `CONTACT_TO`. */
type Environment = Readonly<Record<string, string | undefined>>

/**
 * Delivery by Resend.
 *
 * @returns nothing where the environment names no key and sender
 */
export function deliveryByResend(
  { RESEND_API_KEY, CONTACT_FROM, CONTACT_TO }: Environment,
  recipient: string,
): ((mail: Mail) => Promise<void>) | undefined {
  if (!RESEND_API_KEY || !CONTACT_FROM) return undefined
  return async ({ subject, text, replyTo }) => {
    const answer = await fetch('https://api.resend.com/emails', {
      method: 'POST',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${RESEND_API_KEY}` },
      body: JSON.stringify({
        from: CONTACT_FROM,
        to: [CONTACT_TO || recipient],
        reply_to: replyTo,
        subject,
        text,
      }),
    })
    if (!answer.ok) throw new Error(`Resend answered ${answer.status}`)
  }
}

/** The handler for a host that runs functions: made once for each of their processes. */
export function hostFunction(site: ContactConfiguration) {
  let handler: ReturnType<typeof contactHandler> | undefined
  return (request: Request, environment: Environment, address?: string): Promise<Response> => {
    handler ??= contactHandler(site, deliveryByResend(environment, site.email))
    return handler(request, address)
  }
}
