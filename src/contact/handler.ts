/**
 * The contact form’s handler: one function from a Request to a Response, as every host of functions and
 * Node know them. It keeps nothing, sets no cookie, and leads nowhere but to the page that follows.
 */
import { type PluralWords } from '../content/format'
import type { ContactFormFile } from '../gatsby/post-build/contact-form-file'
import { messageChecker } from './check-message'
import { NotDelivered, type Deliver } from './deliver'
import { formPage, type Notice } from './form-page'
import { mailOf } from './mail'
import { choicePairs, readChoice } from './estimate'
import { countRate, USUAL_RATE, type RateLimit } from './rate-limit'
import { readAnswers, UnreadableRequest, type Answers } from './read-body'

/** What a handler needs. */
export interface HandlerOptions {
  form: ContactFormFile
  /** Who carries messages; nobody where nothing is set up. */
  deliver: Deliver | undefined
  /** How many messages one address may send; any number where there is no limit. */
  rate?: RateLimit | 'none'
  /** Takes a line about what could not be delivered: never a part of a message, nor a secret. */
  log?: (line: string) => void
}

/**
 * Answers a request.
 *
 * @param address the sender’s network address, as the host gives it; those without one share a limit
 */
export type ContactHandler = (request: Request, address?: string) => Promise<Response>

interface Answer {
  status: number
  notice: Notice
  headers?: Record<string, string>
}

/** Makes the handler of a form. */
export function contactHandler(options: HandlerOptions): ContactHandler {
  const { form, deliver, rate = USUAL_RATE, log = line => console.error(line) } = options
  const { failure, faults: faultWords } = form.words
  const counted = (forms: PluralWords, number: number) =>
    (number === 1 ? forms.one : undefined) ?? forms.other
  const check = messageChecker(form)
  const counter = rate === 'none' ? undefined : countRate(rate)
  const failed = (status: number, text: string, headers?: Record<string, string>): Answer => ({
    status,
    notice: { heading: failure.heading, text },
    headers,
  })

  /** The answer to a message; nothing where it has been sent. */
  const receive = async (answers: Answers, address: string): Promise<Answer | undefined> => {
    const checked = check(answers)
    if ('faults' in checked) {
      const count = Object.keys(checked.faults).length
      const heading = counted(faultWords.heading, count).replace('{count}', String(count))
      return { status: 422, notice: { heading, faults: checked.faults } }
    }
    if (!deliver) {
      log('contact: nothing is set up to carry messages; see HOSTING.md')
      return failed(503, failure.refused)
    }
    const place = counter?.take(address)
    if (place && 'wait' in place) {
      const seconds = Math.max(1, Math.ceil(place.wait / 1000))
      const minutes = Math.ceil(seconds / 60)
      const text = counted(failure.tooMany, minutes).replace('{minutes}', String(minutes))
      return failed(429, text, { 'Retry-After': String(seconds) })
    }
    try {
      await deliver(await mailOf(checked.message, form))
      return undefined
    } catch (error) {
      place?.release()
      const reason = error instanceof NotDelivered ? error.message : 'a fault of our own'
      log(`contact: a message was not delivered: ${reason}`)
      return failed(error instanceof NotDelivered ? 502 : 500, failure.refused)
    }
  }

  return async (request, address = '') => {
    const json = wantsJson(request)
    let answers: Answers = new Map()
    const reply = ({ status, notice, headers }: Answer): Response =>
      json
        ? respond(status, JSON.stringify({ sent: false, ...notice }), 'application/json', headers)
        : respond(status, formPage(form, notice, answers), 'text/html; charset=utf-8', headers)
    const respond = (
      status: number,
      body: string | null,
      type: string,
      more: Record<string, string> = {},
    ) =>
      new Response(body, {
        status,
        headers: {
          ...form.headers,
          'Content-Type': type,
          'Cache-Control': 'no-store',
          Vary: 'Accept',
          ...more,
        },
      })
    try {
      // The estimate’s fields, without script: a page that is a file could not fill them in.
      if (!json && (request.method === 'GET' || request.method === 'HEAD')) {
        answers = choicesOf(new URL(request.url).searchParams, form)
        const notice = { heading: form.heading, text: form.words.introduction, isCalm: true }
        return reply({ status: 200, notice })
      }
      if (request.method !== 'POST')
        return reply(failed(405, failure.unreadable, { Allow: 'GET, HEAD, POST' }))
      if (!isSameOrigin(request)) return reply(failed(403, failure.refused))
      answers = await readAnswers(request)
      const answer = await receive(answers, address)
      if (answer) return reply(answer)
      return json
        ? respond(200, JSON.stringify({ sent: true }), 'application/json')
        : respond(303, null, 'text/html; charset=utf-8', { Location: form.sentPath })
    } catch (error) {
      if (!(error instanceof UnreadableRequest)) {
        log('contact: a fault of our own')
        return reply(failed(500, failure.refused))
      }
      return reply(
        failed(error.status, error.status === 413 ? failure.tooLarge : failure.unreadable),
      )
    }
  }
}

/** The choices in an address; what cannot be chosen is left out. */
function choicesOf(query: URLSearchParams, { offer, choices }: ContactFormFile): Answers {
  const answers: Answers = new Map()
  const services = query.getAll('service').filter(slug => choices.service.includes(slug))
  if (services.length > 0) answers.set('service', services)
  for (const [name, value] of choicePairs(readChoice(query, offer)))
    answers.set(name, [...(answers.get(name) ?? []), value])
  return answers
}

/** A script asks for JSON; a browser that follows a form asks for a page. */
function wantsJson({ headers }: Request): boolean {
  const accept = headers.get('Accept') ?? ''
  if (/\btext\/html\b/.test(accept)) return false
  return (
    /\bapplication\/json\b/.test(accept) ||
    (headers.get('Content-Type') ?? '').startsWith('application/json')
  )
}

/**
 * Whether the form is one of ours. Every browser says where a POST comes from; what says nothing is no
 * browser, and could as well say what we want to hear.
 */
function isSameOrigin({ headers, url }: Request): boolean {
  const site = headers.get('Sec-Fetch-Site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = headers.get('Origin')
  if (origin === null) return true
  // A proxy may speak http to us, and https to the visitor.
  return URL.canParse(origin) && new URL(origin).host === new URL(url).host
}
