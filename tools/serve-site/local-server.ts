/**
 * Serves `dist/` the way Netlify and Cloudflare Pages do, with extensionless URLs, `_headers`, `_redirects`, 404.html,
 * and compression. Listens only on this machine. Uses sirv to send files, since the hosts' own development servers take
 * up 200 MB and need Node 22.
 */
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import compression from 'compression'
import sirv from 'sirv'
import { headersFor } from '../../plugins/gatsby-plugin-html-first/src/build/headers'
import { localContact } from '../../src/contact/local'
import { readHeaderRules, readRedirectRules } from './host-files'

/** What to serve, and where. */
interface ServerOptions {
  folder: string
  /** 0 for any free port. */
  port: number
  /** The site's path prefix. */
  prefix?: string
  /**
   * The folder for the contact form's messages. If a receiver is set up (docs/hosting.md), messages are sent there
   * instead. If this is omitted, there's no handler, as on a host without functions.
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

/** Starts the server. Rejects if there's nothing to serve or the port is in use. */
export async function startServer({ folder, port, prefix = '', messages }: ServerOptions) {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`There is no site in ${folder}/. Run npm run build.`)
  }
  const files = sirv(folder, {
    // Read files on every request, since a new build can replace them.
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

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    // Keep only one leading slash, since browsers treat what follows two slashes as a host.
    const url = new URL((request.url ?? '/').replace(/^[/\\]+/, '/'), 'http://localhost')
    if (url.pathname === contact?.endpoint) {
      await contact.answer(request, response)
      return
    }
    const headers = {
      // Static hosts send this by default.
      'Cache-Control': 'public, max-age=0, must-revalidate',
      ...headersFor(readHeaderRules(folder), url.pathname),
    }
    response.setHeaders(new Map(Object.entries(headers)))
    const redirect = redirectFor(url.pathname, folder, prefix)
    if (redirect) {
      // The query goes before the fragment.
      const Location = redirect.to.replace(/(?=#)|$/, () => url.search)
      response.writeHead(redirect.status, { Location }).end()
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
    // Range requests are optional, and sirv fails on ranges that end before they start.
    delete request.headers.range
    compress(request, response, () => files(request, response, missing))
  }
  const server = createServer((request, response) => {
    // The request is malformed. For example, its host name contains a space.
    answer(request, response).catch(() => response.writeHead(400).end())
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const { port: own } = server.address() as AddressInfo
  return { server, url: `http://localhost:${own}${prefix}` }
}

/** Returns the redirect for an old path or a path with a trailing slash or `.html`. */
function redirectFor(pathname: string, folder: string, prefix: string) {
  const rule = readRedirectRules(folder).find(({ from }) => from === pathname)
  if (rule) return rule
  const home = `${prefix}/`
  if (!`${pathname}/`.startsWith(home) || pathname.endsWith('/404.html')) return undefined
  const bare = pathname.replace(/(?:\/|\/index\.html|\.html)$/, '').replace(/^\/+/, '/')
  const to = bare === prefix ? home : bare
  return to === pathname ? undefined : { to, status: 301 }
}
