/**
 * Serves `dist/` as Netlify and Cloudflare Pages do: extensionless pages, `_headers`, `_redirects`, 404.html, and
 * compression. Listens only on this machine. sirv sends the files, since the hosts' own servers take 200 MB and need
 * Node 22.
 */
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import compression from 'compression'
import sirv from 'sirv'
import { headersFor } from '../../plugins/gatsby-plugin-html-first/src/build/headers'
import { localContact } from '../../src/contact/local'
import { readHeaderRules, readRedirectRules, type RedirectRule } from './host-files'

/** What to serve, and where. */
interface ServerOptions {
  folder: string
  /** 0 for any free port. */
  port: number
  /** The path the site is under. */
  prefix?: string
  /**
   * The folder for the contact form's messages. If the variables in docs/hosting.md name a service, they're sent
   * instead. Without a folder there's no handler, as on a host without functions.
   */
  messages?: string
}

/** Content types of text files by extension. sirv adds the charset only for HTML. */
const TEXT_TYPES = new Map([
  ['.css', 'text/css'],
  ['.js', 'text/javascript'],
  ['.json', 'application/json'],
  ['.md', 'text/markdown'],
  ['.svg', 'image/svg+xml'],
  ['.txt', 'text/plain'],
  ['.webmanifest', 'application/manifest+json'],
  ['.xml', 'text/xml'],
])

/** Starts serving. Rejects if there is nothing to serve or the port is in use. */
export async function startServer({
  folder,
  port,
  prefix = '',
  messages,
}: ServerOptions): Promise<{ server: Server; url: string }> {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`There is no site in ${folder}/. Run npm run build.`)
  }
  const files = sirv(folder, {
    // Reads each file when it's asked for, since a new build can replace them all.
    dev: true,
    extensions: ['html'],
    etag: true,
    dotfiles: true,
    setHeaders: (response, path) => {
      const type = TEXT_TYPES.get(extname(path))
      if (type && !response.hasHeader('Content-Type'))
        response.setHeader('Content-Type', `${type}; charset=utf-8`)
    },
  })
  const compress = compression()

  const contact = messages === undefined ? undefined : localContact(folder, messages)

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // One slash at the start: after two, a browser expects a host.
    const url = new URL((request.url ?? '/').replace(/^[/\\]+/, '/'), 'http://localhost')
    if (url.pathname === contact?.endpoint) {
      await contact.answer(request, response)
      return
    }
    // Static hosts send this by default.
    response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate')
    const headers = headersFor(readHeaderRules(folder), url.pathname)
    response.setHeaders(new Map(Object.entries(headers)))
    const target = redirectTarget(url, readRedirectRules(folder), prefix)
    if (target) {
      // The query goes before the fragment.
      const [path = '', fragment] = target.to.split('#')
      const end = fragment === undefined ? '' : `#${fragment}`
      response.writeHead(target.status, { Location: path + url.search + end }).end()
      return
    }
    const missing = () => {
      response
        .writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
        .end(readFileSync(join(folder, '404.html')))
    }
    const path = url.pathname.slice(prefix.length)
    // Hosts read these files but don't serve them.
    if (
      !url.pathname.startsWith(`${prefix}/`) ||
      /^\/(?:_headers|_redirects|404(?:\.html)?|index)$/.test(path)
    ) {
      missing()
      return
    }
    request.url = path + url.search
    // Range requests are optional, and sirv fails on one that ends before it starts.
    delete request.headers.range
    compress(request, response, () => files(request, response, missing))
  }
  const server = createServer((request, response) => {
    // A malformed request, such as a host with a space.
    answer(request, response).catch(() => response.writeHead(400).end())
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const { port: own } = server.address() as AddressInfo
  return { server, url: `http://localhost:${own}${prefix}` }
}

/** Where an old path, or one with a trailing slash or `.html`, redirects to. */
function redirectTarget(
  { pathname }: URL,
  redirects: readonly RedirectRule[],
  prefix: string,
): Omit<RedirectRule, 'from'> | undefined {
  const rule = redirects.find(({ from }) => from === pathname)
  if (rule) return rule
  const home = `${prefix}/`
  if (prefix && pathname === prefix) return { to: home, status: 301 }
  if (!pathname.startsWith(home) || pathname === home || pathname.endsWith('/404.html'))
    return undefined
  const bare = pathname.replace(/(?:\/|\/index\.html|\.html)$/, '')
  if (bare === pathname) return undefined
  return { to: bare === prefix ? home : bare.replace(/^\/+/, '/'), status: 301 }
}
