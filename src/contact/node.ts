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
  const asked = requestOf(request)
  if (!asked) {
    response.writeHead(400).end()
    return
  }
  const { 'x-forwarded-for': proxied = request.socket.remoteAddress } = request.headers
  const visitor = String(proxied).split(',').at(-1)?.trim()
  const answer = await answerContact(site, deliveryFor(new URL(asked.url).hostname), asked, visitor)
  // Node ends a connection whose request wasn't read to its end: whoever reuses it would fail.
  if (!request.complete) response.setHeader('Connection', 'close')
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  response.end(request.method === 'HEAD' ? undefined : await answer.text())
}

/** A request as the handler takes it; nothing if its method or address is unusable, such as TRACE. */
function requestOf(request: IncomingMessage): Request | undefined {
  const { method = 'GET', url = '/', headers } = request
  const body = ['GET', 'HEAD'].includes(method) ? undefined : Readable.toWeb(request)
  // Node's types of streams differ from the DOM's.
  const init = { method, headers, body, duplex: 'half' } as unknown as RequestInit
  try {
    return new Request(`http://${headers.host ?? 'localhost'}${url}`, init)
  } catch {
    return undefined
  }
}
