/** Mail by Resend (https://resend.com/docs/api-reference/emails/send-email), for hosts that run functions. */
import type { Deliver } from './handler'

/**
 * Delivery by Resend, which may take ten seconds.
 *
 * @param environment the sender is an address that Resend may send from
 * @returns nothing where the environment names no key and sender
 */
export function deliveryByResend(
  environment: Readonly<Record<string, string | undefined>>,
): Deliver | undefined {
  const { RESEND_API_KEY: key, CONTACT_FROM: from, CONTACT_TO: to } = environment
  if (!key || !from) return undefined
  return async mail => {
    const answer = await fetch('https://api.resend.com/emails', {
      method: 'POST',
      signal: AbortSignal.timeout(10_000),
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
      body: JSON.stringify({ from, ...mail, ...(to && { to: [to] }) }),
    })
    if (!answer.ok) throw new Error(`Resend answered ${answer.status}`)
  }
}
