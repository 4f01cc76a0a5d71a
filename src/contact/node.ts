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
 */
export async function answerNode(
  site: ContactConfiguration,
  delivery: Delivery,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { method, url, headers } = request
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const body = hasBody ? Readable.toWeb(request) : undefined
  let asked: Request
  try {
    // Node’s stream types differ from the DOM’s.
    const init = { method, headers, body, duplex: 'half' } as unknown as RequestInit
    asked = new Request(`http://${headers.host}${url}`, init)
  } catch {
    // The URL is invalid, or the method isn’t allowed, such as TRACE.
    response.writeHead(400).end()
    return
  }
  const { 'x-forwarded-for': proxied = request.socket.remoteAddress } = headers
  const visitor = String(proxied).split(',').at(-1)?.trim()
  const answer = await answerContact(site, delivery, asked, visitor)
  // Node closes the connection if the request wasn’t read completely, so tell the proxy not to reuse it.
  if (!request.complete) response.setHeader('Connection', 'close')
  response.setHeaders(answer.headers).writeHead(answer.status)
  response.end(method === 'HEAD' ? undefined : await answer.text())
}
