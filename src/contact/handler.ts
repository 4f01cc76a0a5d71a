/**
 * The contact form's handler: one function from a Request to a Response, as Cloudflare, Netlify and Node know them. It
 * keeps nothing and sets no cookie.
 */
// As a namespace: bundlers leave out what is not used of it.
import * as z from 'zod'
import { readChoice, type ChoiceSource } from './choice'
import type { ContactConfiguration } from './configuration'
import { filledPage } from './form-page'
import { EMAIL_PATTERN, EMAIL_WRONG, FAILURES, HONEYPOT } from './message'
import { messageText, MISSING, type Problem } from './message'

/** A message as mail, in the words of Resend. */
export interface Mail {
  to: string[]
  reply_to: string
  subject: string
  text: string
}

/** Carries a mail, or throws. */
export type Deliver = (mail: Mail) => Promise<void>

/** The greatest number of bytes of a request. */
const LARGEST_BODY = 64 * 1024

/** A text field, by its name in messages. */
const field = (name: string, most: number, missing = '') =>
  z
    .string(missing)
    .trim()
    // A form sends a line's end as two characters.
    .overwrite(text => text.replaceAll('\r\n', '\n'))
    .min(missing ? 1 : 0, { error: missing, abort: true })
    .max(most, `Shorten the ${name} to ${most} characters.`)
const message = z.object({
  name: field('name', 100, MISSING.name),
  email: field('address', 254, MISSING.email).regex(new RegExp(`^${EMAIL_PATTERN}$`), EMAIL_WRONG),
  message: field('message', 5000, MISSING.message),
  company: field('company', 120).default(''),
})

/**
 * Answers a request to the form's address.
 *
 * @param configuration what the build has written for the handler
 * @param deliver where it is missing nothing is set up
 */
export async function answerContact(
  configuration: object,
  deliver: Deliver | undefined,
  request: Request,
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
          'Content-Type': isScript ? 'application/json' : 'text/html; charset=utf-8',
          'Cache-Control': 'no-store',
          'X-Robots-Tag': 'noindex',
          Vary: 'Accept',
        },
      },
    )
  // Without script a choice comes by GET: a page that is a file could not fill it in.
  if (method === 'GET' || method === 'HEAD')
    return respond(200, undefined, readChoice(new URL(url).searchParams, site.offer))
  const unread = { failure: FAILURES.unread }
  if (method !== 'POST') return respond(405, unread)
  if (!isSameOrigin(request)) return respond(403, unread)
  const { body, size } = bounded(request.body)
  // The one parser that Node and hosts of functions share.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  const answers = await new Response(body, { headers }).formData().catch(() => undefined)
  if (size() > LARGEST_BODY) return respond(413, unread)
  if (!answers) return respond(400, unread)
  const failed = { failure: FAILURES.failed }
  const isTrapped = Boolean(answers.get(HONEYPOT))
  // A browser may have filled it in; sent again, the message comes through.
  answers.delete(HONEYPOT)
  if (isTrapped) return respond(422, failed, answers)
  const { data, error } = message.safeParse(Object.fromEntries(answers))
  if (error) {
    const problems = error.issues.map(({ path, message: text }) => [String(path[0]), text] as const)
    return respond(422, { problems: Object.fromEntries(problems) }, answers)
  }
  if (!deliver) return respond(503, failed, answers)
  const from = [data.name, data.company].filter(Boolean).join(', ')
  // The head of a mail has no controls, which no keyboard types.
  const subject = `${from}: ${site.subject}`.replace(/\p{Cc}/gu, ' ')
  const text = messageText(answers, site.services, site.offer)
  try {
    await deliver({ to: [site.email], reply_to: data.email, subject, text })
  } catch (thrown) {
    // Never a part of the message.
    console.error(`contact: not delivered: ${String(thrown)}`)
    return respond(502, failed, answers)
  }
  if (isScript) return respond(200)
  return new Response(null, { status: 303, headers: { Location: `${site.sentPath}#thanks` } })
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

/** Whether the form is ours. Every browser says where a POST comes from; what says nothing is no browser. */
function isSameOrigin({ headers, url }: Request): boolean {
  const site = headers.get('Sec-Fetch-Site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = headers.get('Origin')
  // A proxy may speak http to us, and https to the visitor.
  return origin === null || (URL.canParse(origin) && new URL(origin).host === new URL(url).host)
}
