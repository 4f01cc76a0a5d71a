/** The handler for Node's own server: `npm run serve` and the tests. Messages become files of a folder. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { CONFIGURATION_FILE, type ContactConfiguration } from './configuration'
import { contactHandler } from './handler'

/** Where `npm run serve` writes messages. */
export const MESSAGES = 'build/messages'

/**
 * Makes what answers requests to the form's address.
 *
 * @param folder a built site
 * @param messages where to write a text file for each message; made with the first one
 * @returns the path to answer, with its prefix, and the function; nothing where the build has no form
 */
export function localContact(folder: string, messages: string) {
  const file = join(folder, CONFIGURATION_FILE)
  if (!existsSync(file)) return undefined
  const site = JSON.parse(readFileSync(file, 'utf8')) as ContactConfiguration
  const handler = contactHandler(
    site,
    async ({ subject, text, replyTo }) => {
      mkdirSync(messages, { recursive: true })
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${crypto.randomUUID().slice(0, 8)}.txt`
      writeFileSync(join(messages, name), `Reply to: ${replyTo}\nSubject: ${subject}\n\n${text}\n`)
    },
    false,
  )
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', url = '/', headers } = request
    const body = ['GET', 'HEAD'].includes(method) ? undefined : Readable.toWeb(request)
    const init = {
      method,
      headers: new Headers(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      body,
      duplex: 'half',
    }
    const asked = new Request(`http://${headers.host ?? 'localhost'}${url}`, init as RequestInit)
    const answered = await handler(asked)
    // What was not read of a request would be taken for the next one.
    if (!request.complete) response.setHeader('Connection', 'close')
    response.writeHead(answered.status, Object.fromEntries(answered.headers))
    response.end(method === 'HEAD' ? undefined : await answered.text())
  }
  return { endpoint: site.endpoint, answer }
}
