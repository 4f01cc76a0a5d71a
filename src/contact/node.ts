/** Runs the handler on Node’s built-in HTTP server. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { ContactConfiguration } from './configuration'
import { answerContact } from './handler'
import type { Delivery } from './receivers'

/**
 * Responds to a request to the form’s endpoint.
 *
 * The server must only be reachable from this machine. A proxy in front of it appends the visitor’s IP address to
 * `X-Forwarded-For`. Only that last address can be trusted: the visitor could have made up the rest.
 *
 * @param deliveryFor returns where messages for the requested host name go
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
  // Node closes the connection if the request wasn’t read completely, so tell the proxy not to reuse it.
  if (!request.complete) response.setHeader('Connection', 'close')
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  response.end(request.method === 'HEAD' ? undefined : await answer.text())
}

/** Converts Node’s request to a Request; undefined if the URL is invalid or the method isn’t allowed, such as TRACE. */
function requestOf(request: IncomingMessage): Request | undefined {
  const { method = 'GET', url = '/', headers } = request
  const body = ['GET', 'HEAD'].includes(method) ? undefined : Readable.toWeb(request)
  // Node’s stream types differ from the DOM’s.
  const init = { method, headers, body, duplex: 'half' } as unknown as RequestInit
  try {
    return new Request(`http://${headers.host ?? 'localhost'}${url}`, init)
  } catch {
    return undefined
  }
}
