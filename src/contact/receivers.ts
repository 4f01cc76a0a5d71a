/** Delivers messages by email through Resend and to a webhook. Uses only web APIs, so it runs in Node and Workers. */
import type { Answers } from './message'

/** A message in the webhook’s JSON format. docs/hosting.md documents it. */
export interface Message extends Answers {
  /** A retry has the same id, so a receiver can drop duplicates. */
  id: string
  /** Whether the daily check sent the message. */
  test: boolean
  subject: string
  /** The whole message as plain text, as in the email. */
  text: string
  /** The chosen services, package, and add-ons, then the totals. */
  choice: string[]
}

/** Delivers a message; throws or rejects on failure. */
export type Receiver = (message: Message) => void | Promise<void>

/** Where messages go, and what's wrong with the configuration. */
export interface Delivery {
  receivers: Readonly<Record<string, Receiver>>
  /** What’s wrong and how to fix it. If there are any problems, the handler responds with 503. */
  problems: readonly string[]
  /** The secret that signs the daily check’s messages. */
  probeSecret?: string | undefined
}

/** The time limit for one attempt. Both attempts must end before the form times out or the host stops the function. */
const TIMEOUT_MS = 4000

export const NO_RECEIVER =
  'No service is set up to receive messages. Set RESEND_API_KEY and CONTACT_FROM, or CONTACT_WEBHOOK and CONTACT_WEBHOOK_SECRET.'

/** The format of a secret according to https://www.standardwebhooks.com: at least 24 bytes in base64. */
const WEBHOOK_SECRET = /^whsec_(?=[^=]{32})(?:[A-Za-z\d+/]{4}|[A-Za-z\d+/]{2}[A-Za-z\d+/=]=$)+$/

/**
 * Sets up delivery from the environment variables listed in docs/hosting.md.
 *
 * @param recipient the email address used if `CONTACT_TO` isn’t set
 */
export function deliveryFrom(
  environment: Readonly<Record<string, string | undefined>>,
  recipient: string,
): Delivery {
  // Values from hosts and env files can have extra spaces or line breaks around them.
  const setting = (name: string) => environment[name]?.trim() || undefined
  const key = setting('RESEND_API_KEY')
  const from = setting('CONTACT_FROM')
  const webhook = setting('CONTACT_WEBHOOK')
  const secret = setting('CONTACT_WEBHOOK_SECRET')
  const receivers: Record<string, Receiver> = {}
  const problems: string[] = []
  // If `fetch` rejected the key as a header value, its error would put the key in the log.
  if (key && from && /^[!-~]+$/.test(key))
    receivers.email = byResend(key, from, setting('CONTACT_TO') ?? recipient)
  else if (key || from)
    problems.push(
      'RESEND_API_KEY or CONTACT_FROM is missing or invalid. Set the first to a key from resend.com, without spaces, and the second to an address Resend is allowed to send from.',
    )
  if (webhook && isSafe(webhook) && secret && WEBHOOK_SECRET.test(secret))
    receivers.webhook = byWebhook(webhook, secret)
  else if (webhook || secret)
    problems.push(
      'CONTACT_WEBHOOK or CONTACT_WEBHOOK_SECRET is missing or invalid. Set the first to a URL that starts with https:// and has no user name or password, and the second to the output of: echo "whsec_$(openssl rand -base64 32)"',
    )
  if (Object.keys(receivers).length === 0 && problems.length === 0) problems.push(NO_RECEIVER)
  return { receivers, problems, probeSecret: setting('CONTACT_PROBE_SECRET') }
}

/**
 * Sends a message to all receivers at once and waits for their responses.
 *
 * @returns which receivers accepted it
 */
export async function deliver(
  receivers: Delivery['receivers'],
  message: Message,
): Promise<Record<string, boolean>> {
  const outcomes = Object.entries(receivers).map(async ([name, receive]) => {
    try {
      await receive(message)
      return [name, true] as const
    } catch (thrown) {
      // Never log any part of the message.
      const { cause = thrown } = thrown as Error
      console.error(`contact: not delivered to ${name}: ${String(cause)}`)
      return [name, false] as const
    }
  })
  return Object.fromEntries(await Promise.all(outcomes))
}

/** An HMAC key for SHA-256. */
export const hmacKey = (bytes: Uint8Array<ArrayBuffer>) =>
  crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ])

export const fromBase64 = (text: string) =>
  Uint8Array.from(atob(text), character => character.charCodeAt(0))

/** Email through Resend: https://resend.com/docs/api-reference/emails/send-email */
const byResend =
  (key: string, from: string, to: string): Receiver =>
  ({ id, subject, text, email }) =>
    post(
      'https://api.resend.com/emails',
      { Authorization: `Bearer ${key}`, 'Idempotency-Key': id },
      JSON.stringify({ from, to: [to], reply_to: asciiAddress(email), subject, text }),
    )

/** A webhook, signed according to https://www.standardwebhooks.com. */
const byWebhook =
  (url: string, secret: string): Receiver =>
  async message => {
    const body = JSON.stringify(message)
    const timestamp = String(Math.floor(Date.now() / 1000))
    const key = await hmacKey(fromBase64(secret.replace('whsec_', '')))
    const signed = new TextEncoder().encode(`${message.id}.${timestamp}.${body}`)
    const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, signed))
    const headers = {
      'webhook-id': message.id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${btoa(String.fromCharCode(...signature))}`,
    }
    await post(url, headers, body)
  }

/** Posts JSON; retries once after any failure. */
async function post(url: string, headers: Record<string, string>, body: string) {
  const attempt = async () => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
      // Following a redirect could turn the POST into a GET without the message.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`status ${answer.status}`)
  }
  await attempt().catch(attempt)
}

/**
 * Whether messages sent to a URL are encrypted or stay on this machine. `fetch` rejects URLs with a user name or
 * password, and its error includes both.
 */
function isSafe(address: string) {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password } = new URL(address)
  const isPrivate = protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
  return isPrivate && !username && !password
}

export const isLoopback = (hostname: string) =>
  /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)

/** Converts an email address’s domain to ASCII, as mail servers require. Firefox sends “exämple.de” as typed. */
function asciiAddress(address: string) {
  const [name, domain] = address.split('@')
  return `${name}@${new URL(`http://${domain}`).hostname}`
}
