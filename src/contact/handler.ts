/**
 * The contact form's handler: one function from a Request to a Response, as Cloudflare, Netlify and Node know them. It
 * sets no cookie, and keeps nothing but counts in memory.
 */
import { readChoice, type ChoiceSource } from './choice'
import type { ContactConfiguration } from './configuration'
import { filledPage } from './form-page'
import { ELAPSED, FAILURES, FIELDS, fieldText, HONEYPOT, messageText } from './message'
import { MINIMUM_MS, problemsOf, type Problem } from './message'
import { isFlood } from './rate-limit'
import { REFUSALS } from './refusals'

/** Email in Resend's request format. */
export interface Mail {
  to: string[]
  reply_to: string
  subject: string
  text: string
}

/** Sends an email; throws on failure. */
export type Deliver = (mail: Mail) => Promise<void>

/** The greatest number of bytes of a request. */
const LARGEST_BODY = 64 * 1024

/** Fields that the form has once. A second value is not the form's. */
const SINGLE = [...FIELDS, 'package', HONEYPOT, ELAPSED]

/** How many messages were refused since the process began, by reason. */
const refused: Record<string, number> = {}

/**
 * Answers a request to the form's address.
 *
 * @param configuration what the build has written for the handler
 * @param deliver where it is missing nothing is set up
 * @param address the visitor's network address, which the host knows; without it nothing is limited
 */
export async function answerContact(
  configuration: object,
  deliver: Deliver | undefined,
  request: Request,
  address?: string | null,
): Promise<Response> {
  const site = configuration as ContactConfiguration
  const { method, headers, url } = request
  const isScript = method === 'POST' && headers.get('Accept')?.includes('application/json')
  const respond = (status: number, problem?: Problem, answers: ChoiceSource = new FormData()) =>
    new Response(
      isScript ? JSON.stringify(problem ?? { sent: true }) : filledPage(site, answers, problem),
      {
        status,
        headers: {
          ...site.headers,
          Allow: 'GET, HEAD, POST',
          ...(status === 429 && { 'Retry-After': '60' }),
          'Content-Type': isScript ? 'application/json' : 'text/html; charset=utf-8',
          'Cache-Control': 'no-store',
          'X-Robots-Tag': 'noindex',
          Vary: 'Accept',
        },
      },
    )
  // The count is for whoever watches the log, and names nobody.
  const refuse = (status: number, reason: keyof typeof REFUSALS, answers?: ChoiceSource) => {
    refused[reason] = (refused[reason] ?? 0) + 1
    console.warn(`contact: refused so far: ${JSON.stringify(refused)}`)
    return respond(status, { failure: REFUSALS[reason] }, answers)
  }
  // Without script a choice comes by GET: a page that is a file could not fill it in.
  if (method === 'GET' || method === 'HEAD')
    return respond(200, undefined, readChoice(new URL(url).searchParams, site.offer))
  if (method !== 'POST') return respond(405, { failure: REFUSALS.unread })
  if (!isSameOrigin(request)) return refuse(403, 'foreign')
  const { body, size } = bounded(request.body)
  // The one parser that Node and hosts of functions share.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  const answers = await new Response(body, { headers }).formData().catch(() => undefined)
  if (size() > LARGEST_BODY) return refuse(413, 'unread')
  if (
    !answers ||
    SINGLE.some(name => answers.getAll(name).length > 1) ||
    [...answers.values()].some(value => typeof value !== 'string')
  )
    return refuse(400, 'unread')
  const isTrapped = Boolean(answers.get(HONEYPOT))
  // Autofill or an extension may have done it: without it, the message goes through the next time.
  answers.delete(HONEYPOT)
  if (isTrapped) return refuse(422, 'trapped', answers)
  const elapsed = answers.get(ELAPSED)
  if (elapsed !== null && !(Number(elapsed) >= MINIMUM_MS)) return refuse(422, 'hasty', answers)
  const problems = problemsOf(answers)
  if (Object.keys(problems).length > 0) return respond(422, { problems }, answers)
  if (address && isFlood(address)) return refuse(429, 'flood', answers)
  const failed = { failure: FAILURES.failed }
  if (!deliver) {
    console.error('contact: not delivered: no receiver is set up')
    return respond(503, failed, answers)
  }
  // Only what has been validated is sent on.
  const message = readChoice(answers, site.offer)
  for (const name of FIELDS) message.set(name, fieldText(answers, name))
  const from = ['name', 'company'].map(name => message.get(name)).filter(Boolean)
  try {
    await deliver({
      to: [site.email],
      reply_to: asciiAddress(fieldText(answers, 'email')),
      subject: `${from.join(', ')}: ${site.subject}`,
      text: messageText(message, site.offer),
    })
  } catch (thrown) {
    // Never a part of the message.
    console.error(`contact: not delivered: ${String(thrown)}`)
    return respond(502, failed, answers)
  }
  if (isScript) return respond(200)
  return new Response(null, { status: 303, headers: { Location: `${site.sentPath}#thanks` } })
}

/** An address whose domain is written as mail servers know it: Firefox sends “exämple.de” as it was typed. */
function asciiAddress(address: string): string {
  const [name, domain] = address.split('@')
  return URL.canParse(`http://${domain}`)
    ? `${name}@${new URL(`http://${domain}`).hostname}`
    : address
}

/** A body that ends where it becomes too large, whatever its head says of it, and how much of it was read. */
function bounded(body: Request['body']) {
  let size = 0
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.length
      if (size > LARGEST_BODY) controller.terminate()
      else controller.enqueue(chunk)
    },
  })
  return { body: body?.pipeThrough(limit) ?? null, size: () => size }
}

/** Whether the form is ours. Every browser of today says where a POST comes from, and calls itself Mozilla. */
function isSameOrigin({ headers, url }: Request): boolean {
  const site = headers.get('Sec-Fetch-Site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = headers.get('Origin')
  if (origin === null) return !headers.get('User-Agent')?.startsWith('Mozilla/')
  // A proxy may speak http to us, and https to the visitor.
  return URL.canParse(origin) && new URL(origin).host === new URL(url).host
}
