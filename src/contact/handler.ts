/**
 * The contact form's handler: one function that takes a Request and returns a Response, for Cloudflare, Netlify, and
 * Node. It sets no cookies. In memory, it keeps only counts of requests, some by IP address.
 */
import { choiceText, readChoice, type ChoiceSource } from './choice'
import type { ContactConfiguration } from './configuration'
import { filledPage } from './form-page'
import {
  ELAPSED,
  FAILURES,
  FIELDS,
  fieldText,
  HONEYPOT,
  messageText,
  MINIMUM_MS,
  problemsOf,
  type Problem,
} from './message'
import { isValidMark, PROBE_HEADER } from './probe'
import { isFlood } from './rate-limit'
import { deliver, type Delivery, type Message } from './receivers'
import { REFUSALS } from './refusals'

/** The maximum size of a request body, in bytes. */
const LARGEST_BODY = 64 * 1024

/** Fields that can appear only once. */
const SINGLE = [...FIELDS, 'package', HONEYPOT, ELAPSED]

/** The number of requests rejected since the process started, by reason. */
const refused: Record<string, number> = {}

/**
 * Responds to a request to the form's endpoint.
 *
 * @param address the visitor's IP address as reported by the host; if missing, there's no rate limit
 */
export async function answerContact(
  site: ContactConfiguration,
  delivery: Delivery,
  request: Request,
  address?: string | null,
): Promise<Response> {
  const { method, headers, url } = request
  const isScript = method === 'POST' && headers.get('Accept')?.includes('application/json')
  const respond = (
    status: number,
    problem?: Problem,
    answers: ChoiceSource = new FormData(),
    success: object = { sent: true },
  ) =>
    new Response(
      isScript ? JSON.stringify(problem ?? success) : filledPage(site, answers, problem),
      {
        status,
        headers: {
          ...site.headers,
          Allow: 'GET, HEAD, POST',
          ...(status === 429 && { 'Retry-After': '60' }),
          'Content-Type': isScript ? 'application/json' : 'text/html; charset=utf-8',
          // With no-store, visitors who go back would lose the text they typed.
          'Cache-Control': 'private, no-cache',
          'X-Robots-Tag': 'noindex',
          Vary: 'Accept',
        },
      },
    )
  // Logs only counts, no personal data.
  const refuse = (status: number, reason: keyof typeof REFUSALS, answers?: ChoiceSource) => {
    refused[reason] = (refused[reason] ?? 0) + 1
    console.warn(`contact: requests refused so far: ${JSON.stringify(refused)}`)
    return respond(status, { failure: REFUSALS[reason] }, answers)
  }
  // Without JavaScript, the choice arrives in the URL. The handler prefills the form, since a static page can't.
  if (method === 'GET' || method === 'HEAD')
    return respond(200, undefined, readChoice(new URL(url).searchParams, site.offer))
  if (method !== 'POST') return refuse(405, 'unread')
  if (!isSameOrigin(request)) return refuse(403, 'foreign')
  const { body, size } = bounded(request.body)
  // The only form parser that both Node and Workers have.
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
  // Autofill or an extension could have filled in the honeypot, so empty it to let the next try through.
  answers.delete(HONEYPOT)
  if (isTrapped) return refuse(422, 'trapped', answers)
  const elapsed = answers.get(ELAPSED)
  if (elapsed !== null && !(Number(elapsed) >= MINIMUM_MS)) return refuse(422, 'hasty', answers)
  const problems = problemsOf(answers)
  if (Object.keys(problems).length > 0) return respond(422, { problems }, answers)
  if (address && isFlood(address)) return refuse(429, 'flood', answers)
  const mark = headers.get(PROBE_HEADER)
  if (mark !== null && !(await isValidMark(mark, delivery.probeSecret)))
    return refuse(403, 'unmarked', answers)

  const failed = { failure: FAILURES.failed }
  if (delivery.problems.length > 0) {
    console.error(`contact: not delivered: ${delivery.problems.join(' ')}`)
    return respond(503, failed, answers)
  }
  const accepted = await deliver(delivery.receivers, messageFrom(answers, site, mark !== null))
  if (!Object.values(accepted).includes(true)) return respond(502, failed, answers)
  if (mark !== null) return respond(200, undefined, answers, { sent: true, receivers: accepted })
  if (isScript) return respond(200)
  return new Response(null, { status: 303, headers: { Location: `${site.sentPath}#thanks` } })
}

/** Builds a message from validated answers only. Totals are computed from the site's data. */
function messageFrom(
  answers: FormData,
  { subject, offer }: ContactConfiguration,
  test: boolean,
): Message {
  const field = (name: string) => fieldText(answers, name)
  const sender = [field('name'), field('company')].filter(Boolean).join(', ')
  return {
    id: crypto.randomUUID(),
    test,
    subject: `${test ? 'Test message from ' : ''}${sender}: ${subject}`,
    text: messageText(answers, offer),
    name: field('name'),
    email: field('email'),
    company: field('company'),
    budget: field('budget'),
    timing: field('timing'),
    message: field('message'),
    choice: choiceText(answers, offer),
  }
}

/** Cuts off a body at the size limit, regardless of its Content-Length, and counts the bytes read. */
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

/** Whether the request came from our own form. Browsers send Origin with every POST and identify as Mozilla. */
function isSameOrigin({ headers, url }: Request): boolean {
  const site = headers.get('Sec-Fetch-Site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = headers.get('Origin')
  if (origin === null) return !headers.get('User-Agent')?.startsWith('Mozilla/')
  // Compare only hosts, since a proxy can receive HTTPS and forward HTTP.
  return URL.canParse(origin) && new URL(origin).host === new URL(url).host
}
