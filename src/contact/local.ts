/** The handler for Node's own server: `npm run serve` and the tests. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { CONFIGURATION_FILE, type ContactConfiguration } from './configuration'
import { answerContact, type Deliver } from './handler'
import { deliveryByResend } from './send'

/**
 * Makes what answers requests to the form's address. Messages are sent where the environment names a key and a sender.
 * Otherwise each becomes a file, but never in production or for a visitor from elsewhere: nobody would read it.
 *
 * @param folder a built site
 * @param messages the folder of these files, made with the first one
 * @returns the path to answer, with its prefix, and the function
 */
export function localContact(folder: string, messages: string) {
  const file = readFileSync(join(folder, CONFIGURATION_FILE), 'utf8')
  const site = JSON.parse(file) as ContactConfiguration
  const write: Deliver = ({ subject, text, reply_to }) => {
    mkdirSync(messages, { recursive: true })
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${crypto.randomUUID()}.txt`
    writeFileSync(join(messages, name), `Reply to: ${reply_to}\nSubject: ${subject}\n\n${text}\n`)
    return Promise.resolve()
  }
  const deliver = deliveryByResend(process.env)
  const isProduction = process.env.NODE_ENV === 'production'
  if (isProduction && !deliver)
    console.warn('RESEND_API_KEY and CONTACT_FROM are not set: the contact form answers 503.')
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', url = '/', headers, socket } = request
    const body = ['GET', 'HEAD'].includes(method) ? undefined : Readable.toWeb(request)
    const init = { method, headers, body, duplex: 'half' } as unknown as RequestInit
    const asked = new Request(`http://${headers.host ?? 'localhost'}${url}`, init)
    const isLocal = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(asked.url).hostname)
    // The server listens on this machine alone: a proxy in front of it adds the visitor's address at the end.
    const forwarded = String(headers['x-forwarded-for'] ?? socket.remoteAddress).split(',')
    const answered = await answerContact(
      site,
      deliver ?? (isLocal && !isProduction ? write : undefined),
      asked,
      forwarded.at(-1)?.trim(),
    )
    response.writeHead(answered.status, Object.fromEntries(answered.headers))
    response.end(method === 'HEAD' ? undefined : await answered.text())
  }
  return { endpoint: site.endpoint, answer }
}
