/** Mail by Resend (https://resend.com/docs/api-reference/emails/send-email), for hosts that run functions. */
import type { Deliver } from './handler'

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
): Deliver | undefined {
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
