/** A mail service that can misbehave. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a service was sent. */
export interface Received {
  headers: IncomingMessage['headers']
  body: { from: string; to: string[]; reply_to: string; subject: string; text: string }
}

type Reply = (response: ServerResponse, request: IncomingMessage) => void

/** A mail service on this machine that keeps what it gets, and answers as it is told to. */
export async function startMailService(): Promise<{
  url: string
  received: Received[]
  reply: (reply: Reply) => void
  stop: () => void
}> {
  const received: Received[] = []
  let answer: Reply = response => response.writeHead(200).end('{}')
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', () => {
      received.push({ headers: request.headers, body: JSON.parse(text) as Received['body'] })
      answer(response, request)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/emails`,
    received,
    reply: next => (answer = next),
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
