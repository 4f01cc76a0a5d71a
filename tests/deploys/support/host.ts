/** A host at one address, whose release is exchanged while visitors are there. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { startServer } from '../../../src/hosting/local-server'

/** A release as a host runs it: the server is that of the release's own code. */
export interface Release {
  folder: string
  startServer: typeof startServer
}

export interface Host {
  url: string
  /** Answers everything from another release from now on. */
  deploy(release: Release): Promise<void>
  /** How many documents were answered with since the last deploy; an answer that leads on is none. */
  documents(): number
  /** How many messages have arrived. */
  messages(): number
  stop(): void
}

/** Starts a host with its first release, on a free port: for a browser, a site that it has never seen. */
export async function startHost(first: Release): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'messages-'))
  let answer: RequestListener
  let documents = 0
  const deploy = async (release: Release) => {
    const { server } = await release.startServer({
      folder: release.folder,
      port: 0,
      messages: folder,
    })
    ;[answer] = server.listeners('request') as [RequestListener]
    server.close()
    documents = 0
  }
  await deploy(first)
  const server = createServer((request, response) => {
    const isDocument = request.headers.accept?.includes('text/html') ?? false
    response.once('finish', () => {
      if (isDocument && (response.statusCode < 300 || response.statusCode === 404)) documents++
    })
    answer(request, response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    deploy,
    documents: () => documents,
    messages: () => readdirSync(folder).length,
    stop: () => {
      server.closeAllConnections()
      server.close()
      rmSync(folder, { recursive: true })
    },
  }
}
