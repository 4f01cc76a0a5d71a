/** Hands a message to whoever carries it: a mail service or a webhook, over HTTP. */
import type { Mail } from './mail'

/** Carries a message. Throws where it cannot be known to have arrived. */
export type Deliver = (mail: Mail) => Promise<void>

/** Why a message was not carried: for the log, and without anything of the message or a secret in it. */
export class NotDelivered extends Error {}

/**
 * Variables of the environment. `CONTACT_SEND_URL`, `CONTACT_SEND_TOKEN`, `CONTACT_FROM` and `CONTACT_TO` name the
 * service; HOSTING.md explains them.
 */
export type DeliveryVariables = Readonly<Record<string, string | undefined>>

/** Milliseconds that a service may take. */
const PATIENCE = 10_000

/**
 * Delivery by one POST of JSON with `from`, `to`, `reply_to`, `subject` and `text`: what Resend and its like
 * take, and any webhook.
 *
 * @param recipient where messages go if `CONTACT_TO` does not say
 * @returns nothing where no service is named
 * @throws where a variable holds what cannot be right
 */
export function deliveryOverHttp(
  variables: DeliveryVariables,
  recipient: string,
  patience = PATIENCE,
): Deliver | undefined {
  const { CONTACT_SEND_URL, CONTACT_SEND_TOKEN, CONTACT_FROM, CONTACT_TO } = variables
  if (!CONTACT_SEND_URL) return undefined
  const url = serviceAddress(CONTACT_SEND_URL)
  const to = CONTACT_TO || recipient
  return async ({ subject, text, replyTo, key }) => {
    let answer: Response
    try {
      answer = await fetch(url, {
        method: 'POST',
        // A service that sends elsewhere would be given the token there.
        redirect: 'manual',
        signal: AbortSignal.timeout(patience),
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/json',
          // The same message twice, since its answer got lost, is one message.
          'Idempotency-Key': key,
          ...(CONTACT_SEND_TOKEN && { Authorization: `Bearer ${CONTACT_SEND_TOKEN}` }),
        },
        body: JSON.stringify({
          from: CONTACT_FROM || to,
          to: [to],
          reply_to: replyTo,
          subject,
          text,
        }),
      })
    } catch (error) {
      throw new NotDelivered(`no answer (${error instanceof Error ? error.name : 'unknown'})`)
    }
    // Nothing of the answer is wanted, and an answer without an end must not hold the visitor up.
    answer.body?.cancel().catch(() => undefined)
    if (!answer.ok) throw new NotDelivered(`status ${answer.status}`)
  }
}

function serviceAddress(given: string): string {
  if (!URL.canParse(given)) throw new Error('CONTACT_SEND_URL is no address.')
  const { protocol, hostname, href } = new URL(given)
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  if (protocol !== 'https:' && !isHere) throw new Error('CONTACT_SEND_URL must be https.')
  return href
}
