/**
 * The contact form's handler: one function from a Request to a Response, as Cloudflare, Netlify and Node know them. It
 * keeps nothing and sets no cookie.
 */
// As a namespace: bundlers leave out what is not used of it.
import * as z from 'zod'
import { readChoice, type ChoiceSource } from './choice'
import type { ContactConfiguration } from './configuration'
import { filledPage } from './form-page'
import { EMAIL_PATTERN, EMAIL_WRONG, FAILURES, HONEYPOT, LIMITS } from './message'
import { messageText, MISSING, type Problem } from './message'

/** A message as mail. */
export interface Mail {
  subject: string
  text: string
  replyTo: string
}

/** The greatest number of bytes of a request. */
const LARGEST_BODY = 64 * 1024
/** Messages that one address, an office behind it included, may send within a window of milliseconds. */
export const RATE = { most: 5, window: 10 * 60_000 }
/** Addresses that are remembered; beyond it all are forgotten, so that memory is bounded. */
const MOST_ADDRESSES = 10_000

/** Controls that no keyboard types become blanks: name and address go into the head of a mail. */
const line = (most: number) =>
  z
    .string()
    .transform(text => text.replace(/\p{Cc}/gu, ' ').trim())
    .pipe(z.string().max(most, `Shorten this to ${most} characters.`))
const message = z.object({
  name: line(LIMITS.name).pipe(z.string().min(1, MISSING.name)),
  email: line(LIMITS.email)
    .pipe(z.string().min(1, MISSING.email))
    .pipe(z.string().regex(new RegExp(`^${EMAIL_PATTERN}$`), EMAIL_WRONG)),
  message: z
    .string()
    .trim()
    .min(1, MISSING.message)
    .max(LIMITS.message, `Shorten this to ${LIMITS.message} characters.`),
  company: line(LIMITS.company),
})

/**
 * Makes the handler.
 *
 * @param deliver carries a mail, or throws; where it is missing nothing is set up
 * @param isLimited whether each address has a limit
 * @returns a function of a request and the sender's network address, as the host gives it
 */
export function contactHandler(
  site: ContactConfiguration,
  deliver: ((mail: Mail) => Promise<void>) | undefined,
  isLimited = true,
) {
  const waitOf = rateLimit()

  /** The status of a message, and what is wrong with it; nothing where it was sent. */
  const receive = async (answers: FormData, address: string): Promise<[number, Problem?]> => {
    if (answers.get(HONEYPOT)) return [422, { failure: FAILURES.refused }]
    const names = Object.keys(message.shape)
    const typed = names.map(name => {
      const given = answers.get(name)
      return [name, typeof given === 'string' ? given.replaceAll('\r\n', '\n') : '']
    })
    const { success, data, error } = message.safeParse(Object.fromEntries(typed))
    if (!success) {
      const problems = error.issues.map(({ path, message: text }) => [path[0], text])
      return [422, { problems: Object.fromEntries(problems) as Record<string, string> }]
    }
    const minutes = isLimited ? waitOf(address) : 0
    if (minutes > 0) return [429, { failure: FAILURES.tooMany(minutes) }]
    const subject = `${[data.name, data.company].filter(Boolean).join(', ')}: ${site.subject}`
    const text = messageText(answers, site.services, site.offer)
    if (!deliver) return [503, { failure: FAILURES.refused }]
    try {
      await deliver({ subject, text, replyTo: data.email })
      return [200]
    } catch (thrown) {
      // Never a part of the message.
      const reason = thrown instanceof Error ? thrown.message : 'unknown'
      console.error(`contact: not delivered: ${reason}`)
      return [502, { failure: FAILURES.refused }]
    }
  }

  return async (request: Request, address = ''): Promise<Response> => {
    const isScript = (request.headers.get('Accept') ?? '').includes('application/json')
    const respond = (status: number, problem?: Problem, answers: ChoiceSource = new FormData()) =>
      new Response(
        isScript ? JSON.stringify(problem ?? { sent: true }) : filledPage(site, answers, problem),
        {
          status,
          headers: {
            ...site.headers,
            'Content-Type': isScript ? 'application/json' : 'text/html; charset=utf-8',
            'Cache-Control': 'no-store',
            'X-Robots-Tag': 'noindex',
            Vary: 'Accept',
          },
        },
      )
    // Without script a choice comes by GET: a page that is a file could not fill it in.
    if (request.method === 'GET' || request.method === 'HEAD')
      return respond(200, undefined, readChoice(new URL(request.url).searchParams, site.offer))
    if (request.method !== 'POST') return respond(405, { failure: FAILURES.unreadable })
    if (!isSameOrigin(request)) return respond(403, { failure: FAILURES.refused })
    const answers = await readForm(request)
    if (answers === 'too large') return respond(413, { failure: FAILURES.tooLarge })
    if (answers === 'unreadable') return respond(400, { failure: FAILURES.unreadable })
    const [status, problem] = await receive(answers, address)
    if (problem || isScript) return respond(status, problem, answers)
    return new Response(null, { status: 303, headers: { Location: `${site.sentPath}#thanks` } })
  }
}

/** Reads a form, no more of it than there may be. */
async function readForm(request: Request): Promise<FormData | 'too large' | 'unreadable'> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  try {
    const reader = (request.body as ReadableStream<Uint8Array<ArrayBuffer>> | null)?.getReader()
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      size += part.value.byteLength
      if (size > LARGEST_BODY) return 'too large'
      parts.push(part.value)
    }
    const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' }
    // Bounded above, and the one parser that Node and hosts of functions share.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    return await new Response(new Blob(parts), { headers }).formData()
  } catch {
    return 'unreadable'
  }
}

/** Whether the form is ours. Every browser says where a POST comes from; what says nothing is no browser. */
function isSameOrigin({ headers, url }: Request): boolean {
  const site = headers.get('Sec-Fetch-Site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = headers.get('Origin')
  // A proxy may speak http to us, and https to the visitor.
  return origin === null || (URL.canParse(origin) && new URL(origin).host === new URL(url).host)
}

/**
 * Counts messages by address, in the memory of this process. Hosts of functions have several, short-lived ones: there
 * it slows a flood down and stops none.
 *
 * @returns what takes a place for a message and gives the minutes to wait, or 0
 */
function rateLimit(): (address: string) => number {
  const sent = new Map<string, number[]>()
  return address => {
    // One subscriber has a whole /64 of IPv6 addresses.
    const network = address.replace(/::.*/, '').split(':').slice(0, 4).join(':')
    const now = Date.now()
    const recent = (sent.get(network) ?? []).filter(at => at > now - RATE.window)
    const [first] = recent
    if (first !== undefined && recent.length >= RATE.most)
      return Math.ceil((first + RATE.window - now) / 60_000)
    if (sent.size >= MOST_ADDRESSES) sent.clear()
    sent.set(network, [...recent, now])
    return 0
  }
}
