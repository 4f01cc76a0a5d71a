/** The built site behind a server that fails as networks and hosts do: for real, not in the browser. */
import { readFileSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { startServer } from '../../../tools/serve-site/local-server'
import { SITE_FOLDER, type PageData } from './site'

type Answer = (request: IncomingMessage, response: ServerResponse, path: string) => void

const content = (path: string) => readFileSync(join(SITE_FOLDER, path))
const typeOf = (path: string) => (path.endsWith('.js') ? 'text/javascript' : 'application/json')

/** What can go wrong with a request, in a visitor's or an operator's words. */
export const FAULTS = {
  'loses its connection': request => request.socket.destroy(),
  'answers 404': (_, response) =>
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end('No'),
  'answers 500': (_, response) =>
    response.writeHead(500, { 'Content-Type': 'text/plain' }).end('No'),
  'never answers': () => undefined,
  'breaks off halfway': (request, response, path) => {
    const body = content(path)
    response.writeHead(200, { 'Content-Type': typeOf(path), 'Content-Length': body.length })
    response.write(body.subarray(0, body.length >> 1), () =>
      setTimeout(() => request.socket.destroy(), 50),
    )
  },
  'is only half a file': (_, response, path) => {
    const body = content(path)
    response
      .writeHead(200, { 'Content-Type': typeOf(path) })
      .end(body.subarray(0, body.length >> 1))
  },
  'answers with a web page': (_, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!DOCTYPE html><p>Sign in</p>'),
} satisfies Record<string, Answer>

export type Fault = keyof typeof FAULTS

/** The data of a page with everything inside its parts gone: well-formed, and nothing to render. */
export function hollow(file: string): string {
  const page = JSON.parse(file) as PageData
  for (const part of Object.values(page.result.data))
    for (const key of Object.keys(part ?? {})) if (part) part[key] = null
  return JSON.stringify(page)
}

/** A site that can be made to fail. */
export interface FaultySite {
  readonly url: string
  /** The path of every request so far, in order. */
  readonly requests: readonly string[]
  /** Makes every request whose path matches fail. */
  fail(path: RegExp, fault: Fault): void
  /** Makes every request whose path matches wait for so many milliseconds. */
  delay(path: RegExp, milliseconds: number): void
  /** Answers requests whose path matches with the file changed. */
  edit(path: RegExp, change: (file: string) => string): void
  /** Makes what matches wait until the function that is returned is called. */
  hold(path: RegExp): () => void
  /** How many requests are being answered, without those that never will be. */
  readonly pending: number
  /** Answers matching requests in full control of the answer. */
  answer(path: RegExp, answer: Answer): void
  /** Takes all faults back. */
  heal(): void
  stop(): void
}

/** What a browser keeps would hide a fault, so here it keeps pages alone. */
function keepUncached(path: string, response: ServerResponse): void {
  if (!/^\/(?:page-data|assets)\//.test(path)) return
  const setHeader = response.setHeader.bind(response)
  setHeader('Cache-Control', 'no-store')
  response.setHeader = (name, value) =>
    name.toLowerCase() === 'cache-control' ? response : setHeader(name, value)
}

/** Starts a site on a free port. */
export async function startFaultySite(): Promise<FaultySite> {
  const { server, url } = await startServer({ folder: SITE_FOLDER, port: 0 })
  const [serve] = server.listeners('request') as RequestListener[]
  if (!serve) throw new Error('The server answers nothing.')
  let rules: { pattern: RegExp; answer: Answer }[] = []
  const requests: string[] = []
  let pending = 0
  /** Responses that count no more. */
  const answered = new WeakSet<ServerResponse>()
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const path = (request.url ?? '/').replace(/\?.*/, '')
    requests.push(path)
    pending++
    // A response that waits for its turn on a connection that is cut is never closed itself.
    const done = () => {
      if (answered.has(response)) return
      answered.add(response)
      pending--
    }
    response.once('close', done)
    request.socket.setMaxListeners(0).once('close', done)
    keepUncached(path, response)
    const rule = rules.find(({ pattern }) => pattern.test(path))
    if (rule) rule.answer(request, response, path)
    else serve(request, response)
  })
  const add = (pattern: RegExp, answer: Answer) => void rules.unshift({ pattern, answer })
  return {
    url,
    requests,
    get pending() {
      return pending
    },
    answer: add,
    fail: (path, fault) =>
      add(path, (request, response, file) => {
        if (fault === 'never answers') {
          answered.add(response)
          pending--
        }
        FAULTS[fault](request, response, file)
      }),
    delay: (path, milliseconds) =>
      add(path, (request, response) => setTimeout(() => serve(request, response), milliseconds)),
    edit: (path, change) =>
      add(path, (_, response, file) =>
        response
          .writeHead(200, { 'Content-Type': typeOf(file) })
          .end(change(content(file).toString())),
      ),
    hold: path => {
      const waiting: (() => void)[] = []
      let released = false
      add(path, (request, response) => {
        if (released) serve(request, response)
        else waiting.push(() => serve(request, response))
      })
      return () => {
        released = true
        for (const go of waiting) go()
      }
    },
    heal: () => {
      rules = []
    },
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
