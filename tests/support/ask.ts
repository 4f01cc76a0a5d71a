/** One request as it is written: nothing about the path is tidied, and redirects are not followed. */
import { request, type IncomingHttpHeaders } from 'node:http'

export interface Answer {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: string
}

/**
 * Asks for a path.
 *
 * @param base the address of the server
 * @param body makes it a POST
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
