/**
 * The contact form's handler: one function that takes a Request and returns a Response, for Cloudflare, Netlify, and
 * Node. It sets no cookies. In memory, it keeps only counts of messages by IP address.
 */
import { choiceText, readChoice, type ChoiceSource } from './choice'
import type { ContactConfiguration } from './configuration'
import { filledPage } from './form-page'
import {
  answersOf,
  FAILURES,
  FIELDS,
  HONEYPOT,
  messageText,
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
const SINGLE = [...FIELDS, 'package', HONEYPOT]

/** A response to the page's script. */
interface Outcome extends Problem {
  sent?: true
  /** The receivers that accepted the daily check's message. */
  receivers?: Record<string, boolean>
}

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
) {
  const { method, headers, url } = request
  const isScript = method === 'POST' && headers.get('Accept')?.includes('application/json')
  const respond = (status: number, outcome: Outcome, answers: ChoiceSource = new FormData()) =>
    new Response(isScript ? JSON.stringify(outcome) : filledPage(site, answers, outcome), {
      status,
      headers: {
        ...site.headers,
        Allow: 'GET, HEAD, POST',
        'Content-Type': isScript ? 'application/json' : 'text/html; charset=utf-8',
        // With no-store, visitors who go back would lose the text they typed.
        'Cache-Control': 'private, no-cache',
        'X-Robots-Tag': 'noindex',
      },
    })
  const refuse = (status: number, reason: keyof typeof REFUSALS, answers?: ChoiceSource) => {
    // No personal data.
    console.warn(`contact: refused: ${reason}`)
    return respond(status, { failure: REFUSALS[reason] }, answers)
  }
  // Without JavaScript, the choice arrives in the URL. The handler prefills the form, since a static page can't.
  if (method === 'GET' || method === 'HEAD')
    return respond(200, {}, readChoice(new URL(url).searchParams, site.offer))
  if (method !== 'POST') return refuse(405, 'unread')
  if (!isSameOrigin(request)) return refuse(403, 'foreign')
  const answers = await readForm(request)
  if (!answers) return refuse(400, 'unread')
  if (answers.get(HONEYPOT)) {
    // Autofill or an extension could have filled in the honeypot, so empty it to let the next try through.
    answers.delete(HONEYPOT)
    return refuse(422, 'trapped', answers)
  }
  const problems = problemsOf(answers)
  if (Object.keys(problems).length > 0) return respond(422, { problems }, answers)
  if (address && isFlood(address)) return refuse(429, 'flood', answers)
  const mark = headers.get(PROBE_HEADER)
  const isTest = mark !== null
  if (isTest && !(await isValidMark(mark, delivery.probeSecret)))
    return refuse(403, 'unmarked', answers)

  const failed = { failure: FAILURES.failed }
  if (delivery.problems.length > 0) {
    console.error(`contact: not delivered: ${delivery.problems.join(' ')}`)
    return respond(503, failed, answers)
  }
  const receivers = await deliver(delivery.receivers, messageFrom(answers, site, isTest))
  if (!Object.values(receivers).includes(true)) return respond(502, failed, answers)
  if (isScript) return respond(200, { sent: true, ...(isTest && { receivers }) })
  return new Response(null, { status: 303, headers: { Location: `${site.sentPath}#thanks` } })
}

/** Builds a message from validated answers only. Totals are computed from the site's data. */
function messageFrom(
  form: FormData,
  { subject, offer }: ContactConfiguration,
  test: boolean,
): Message {
  const answers = answersOf(form)
  const sender = [answers.name, answers.company].filter(Boolean).join(', ')
  return {
    id: crypto.randomUUID(),
    test,
    subject: `${test ? 'Test message from ' : ''}${sender}: ${subject}`,
    text: messageText(form, offer),
    ...answers,
    choice: choiceText(form, offer),
  }
}

/**
 * Reads a form. Cuts off the body at the size limit, regardless of its Content-Length.
 *
 * @returns `undefined` if it's too large, isn't a form, or has a file or a second value for a field
 */
async function readForm({ body, headers }: Request) {
  let size = 0
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.length
      if (size > LARGEST_BODY) controller.error()
      else controller.enqueue(chunk)
    },
  })
  const limited = body?.pipeThrough(limit) ?? null
  // The only form parser that both Node and Workers have.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  const form = await new Response(limited, { headers }).formData().catch(() => undefined)
  const isPlain =
    form &&
    SINGLE.every(name => form.getAll(name).length < 2) &&
    [...form.values()].every(value => typeof value === 'string')
  return isPlain ? form : undefined
}

/** Whether the request came from our own form. Browsers send Origin with every POST and identify as Mozilla. */
function isSameOrigin({ headers, url }: Request) {
  const site = headers.get('Sec-Fetch-Site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = headers.get('Origin')
  if (origin === null) return !headers.get('User-Agent')?.startsWith('Mozilla/')
  // Compare only hosts, since a proxy can receive HTTPS and forward HTTP.
  return URL.canParse(origin) && new URL(origin).host === new URL(url).host
}
