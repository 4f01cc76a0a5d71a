/** The handler for Node's own server: `npm run serve` and the tests. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { CONFIGURATION_FILE, type ContactConfiguration } from './configuration'
import { contactHandler, type Mail } from './handler'
import { deliveryByResend } from './send'

/** Where `npm run serve` writes messages. */
export const MESSAGES = 'build/messages'

/**
 * Makes what answers requests to the form's address. Messages are sent where the environment names a key and a sender;
 * otherwise each becomes a file, as many as one likes.
 *
 * @param folder a built site
 * @param messages the folder of these files, made with the first one
 * @returns the path to answer, with its prefix, and the function; nothing where the build has no form
 */
export function localContact(folder: string, messages: string) {
  const file = join(folder, CONFIGURATION_FILE)
  if (!existsSync(file)) return undefined
  const site = JSON.parse(readFileSync(file, 'utf8')) as ContactConfiguration
  const write = ({ subject, text, replyTo }: Mail) => {
    mkdirSync(messages, { recursive: true })
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${crypto.randomUUID()}.txt`
    writeFileSync(join(messages, name), `Reply to: ${replyTo}\nSubject: ${subject}\n\n${text}\n`)
    return Promise.resolve()
  }
  const byMail = deliveryByResend(process.env, site.email)
  const handler = contactHandler(site, byMail ?? write, byMail !== undefined)
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', url = '/', headers, socket } = request
    const body = ['GET', 'HEAD'].includes(method) ? undefined : Readable.toWeb(request)
    const pairs = Object.entries(headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ])
    const init = { method, headers: new Headers(pairs), body, duplex: 'half' } as RequestInit
    const asked = new Request(`http://${headers.host ?? 'localhost'}${url}`, init)
    // A proxy of this machine says whose request it is.
    const answered = await handler(asked, String(headers['x-real-ip'] ?? socket.remoteAddress))
    // What was not read of a request would be taken for the next one.
    if (!request.complete) response.setHeader('Connection', 'close')
    response.writeHead(answered.status, Object.fromEntries(answered.headers))
    response.end(method === 'HEAD' ? undefined : await answered.text())
  }
  return { endpoint: site.endpoint, answer }
}
