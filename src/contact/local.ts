/** The contact form’s handler for `npm run serve` and the tests. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { CONFIGURATION_FILE, type ContactConfiguration } from './configuration'
import { answerNode } from './node'
import { deliveryFrom, isLoopback, NO_RECEIVER, type Receiver } from './receivers'

/**
 * Creates the function that responds to requests to the form’s endpoint. If no receiver is set up, it writes each
 * message to a file. It never does so in production or for requests to another host, since nobody would read the files.
 *
 * @param folder a built site
 * @param messages the folder for these files, created when the first message is written
 * @returns the endpoint’s path, including the path prefix, and the function
 */
export function localContact(folder: string, messages: string) {
  const file = readFileSync(join(folder, CONFIGURATION_FILE), 'utf8')
  const site = JSON.parse(file) as ContactConfiguration
  const write: Receiver = ({ id, subject, text, email }) => {
    mkdirSync(messages, { recursive: true })
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${id}.txt`
    writeFileSync(join(messages, name), `Reply to: ${email}\nSubject: ${subject}\n\n${text}\n`)
  }
  const delivery = deliveryFrom(process.env, site.email)
  const writesFiles =
    process.env.NODE_ENV !== 'production' && delivery.problems.includes(NO_RECEIVER)
  if (!writesFiles)
    for (const problem of delivery.problems)
      console.warn(`${problem} Until then, the contact form responds with 503.`)
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const isLocal = isLoopback(String(request.headers.host).replace(/:\d+$/, ''))
    const files = { receivers: { file: write }, problems: [] }
    return answerNode(site, writesFiles && isLocal ? files : delivery, request, response)
  }
  return { endpoint: site.endpoint, answer }
}
