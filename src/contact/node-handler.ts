/** The handler behind Node’s own server, for `npm run serve` and hosts of one’s own. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { ContactHandler } from './handler'

/**
 * Answers a request of Node’s with the handler.
 *
 * @param handler the handler of the form
 */
export async function answerWithHandler(
  handler: ContactHandler,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, [value].flat().join(', '))
  const { method = 'GET', url = '/' } = request
  const hasBody = method !== 'GET' && method !== 'HEAD'
  // Node's stream and the standard's are one thing with two types.
  const body: unknown = hasBody ? Readable.toWeb(request) : undefined
  const init = { method, headers, body, duplex: 'half' } as RequestInit
  const address = `http://${request.headers.host ?? 'localhost'}${url}`
  const answer = await handler(new Request(address, init), visitorAddress(request))
  response.statusCode = answer.status
  answer.headers.forEach((value, name) => response.setHeader(name, value))
  // What was not read of a request would be taken for the next one.
  if (!request.complete) response.setHeader('Connection', 'close')
  response.end(method === 'HEAD' ? undefined : await answer.text())
}

/** The visitor's own address, which a proxy of this machine says; anybody else could say any. */
function visitorAddress({ headers, socket: { remoteAddress } }: IncomingMessage) {
  const isHere = /^(?:::ffff:)?127\.|^::1$/.test(remoteAddress ?? '')
  const said = headers['x-real-ip']
  return isHere && typeof said === 'string' ? said : remoteAddress
}
