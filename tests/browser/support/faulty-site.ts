/** Serves the built site from a server that fails like real networks and hosts do, instead of mocking failures. */
import { readFileSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { startServer } from '../../../tools/serve-site/local-server'
import { SITE_FOLDER, type PageData } from './site'

type Answer = (request: IncomingMessage, response: ServerResponse, path: string) => void

const content = (path: string) => readFileSync(join(SITE_FOLDER, path))
const typeOf = (path: string) => (path.endsWith('.js') ? 'text/javascript' : 'application/json')

/** The ways a request can fail. Test titles use the keys. */
export const FAULTS = {
  'loses its connection': request => request.socket.destroy(),
  'returns 404': (_, response) =>
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end('No'),
  'returns 500': (_, response) =>
    response.writeHead(500, { 'Content-Type': 'text/plain' }).end('No'),
  'never responds': () => undefined,
  'stops halfway': (request, response, path) => {
    const body = content(path)
    response.writeHead(200, { 'Content-Type': typeOf(path), 'Content-Length': body.length })
    response.write(body.subarray(0, body.length >> 1), () =>
      setTimeout(() => request.socket.destroy(), 50),
    )
  },
  'is truncated': (_, response, path) => {
    const body = content(path)
    response
      .writeHead(200, { 'Content-Type': typeOf(path) })
      .end(body.subarray(0, body.length >> 1))
  },
  'returns a web page': (_, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!DOCTYPE html><p>Sign in</p>'),
} satisfies Record<string, Answer>

export type Fault = keyof typeof FAULTS

/** Page data whose fields are all null: valid JSON, but nothing to render. */
export function hollow(file: string): string {
  const page = JSON.parse(file) as PageData
  for (const part of Object.values(page.result.data))
    for (const key of Object.keys(part ?? {})) if (part) part[key] = null
  return JSON.stringify(page)
}

/** A site with controllable failures. */
export interface FaultySite {
  readonly url: string
  /** The paths of all requests so far, in order. */
  readonly requests: readonly string[]
  /** Makes matching requests fail. */
  fail(path: RegExp, fault: Fault): void
  /** Delays matching requests by a number of milliseconds. */
  delay(path: RegExp, milliseconds: number): void
  /** Responds to matching requests with a changed file. */
  edit(path: RegExp, change: (file: string) => string): void
  /** Holds matching requests until the returned function is called. */
  hold(path: RegExp): () => void
  /** The number of requests in progress, excluding those that never end. */
  readonly pending: number
  /** Handles matching requests with full control over the response. */
  answer(path: RegExp, answer: Answer): void
  /** Removes all faults. */
  heal(): void
  stop(): void
}

/** Turns off caching for assets and page data, since a cached file would hide a fault. */
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
  if (!serve) throw new Error('The server doesn’t respond.')
  let rules: { pattern: RegExp; answer: Answer }[] = []
  const requests: string[] = []
  let pending = 0
  /** Responses that no longer count as pending. */
  const answered = new WeakSet<ServerResponse>()
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const path = (request.url ?? '/').replace(/\?.*/, '')
    requests.push(path)
    pending++
    // A response queued on a dropped connection never fires its own close event.
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
        if (fault === 'never responds') {
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
