/** The handler behind a server of Node's own. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { ContactConfiguration } from './configuration'
import { answerContact } from './handler'
import type { Delivery } from './receivers'

/**
 * Answers a request to the form's address.
 *
 * The server must be reachable from this machine alone. A proxy in front of it appends the visitor's address to
 * `X-Forwarded-For`; whatever precedes it there, the visitor may have made up.
 *
 * @param deliveryFor where messages go, given the host name that was asked for
 */
export async function answerNode(
  site: ContactConfiguration,
  deliveryFor: (hostname: string) => Delivery,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = 'GET', url = '/', headers, socket } = request
  const address = `http://${headers.host ?? 'localhost'}${url}`
  if (!URL.canParse(address)) {
    response.writeHead(400).end()
    return
  }
  const body = ['GET', 'HEAD'].includes(method) ? undefined : Readable.toWeb(request)
  // Node's types of streams differ from the DOM's.
  const init = { method, headers, body, duplex: 'half' } as unknown as RequestInit
  const asked = new Request(address, init)
  const forwarded = String(headers['x-forwarded-for'] ?? socket.remoteAddress).split(',')
  const answer = await answerContact(
    site,
    deliveryFor(new URL(address).hostname),
    asked,
    forwarded.at(-1)?.trim(),
  )
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  response.end(method === 'HEAD' ? undefined : await answer.text())
}
