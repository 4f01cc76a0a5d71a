/** Sends one raw request: the path isn’t normalized, and redirects aren’t followed. */
import { request, type IncomingHttpHeaders } from 'node:http'

export interface Answer {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: string
}

/**
 * Requests a path.
 *
 * @param base the server’s URL
 * @param body makes the request a POST
 */
export function ask(
  path: string,
  base: string,
  headers: Record<string, string> = {},
  body?: string,
): Promise<Answer> {
  const { hostname, port } = new URL(base)
  const method = body === undefined ? 'GET' : 'POST'
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers, agent: false }, response => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const text = Buffer.concat(parts).toString()
        resolve({ status: response.statusCode, headers: response.headers, body: text })
      })
    })
    asked.on('error', reject)
    asked.end(body)
  })
}
