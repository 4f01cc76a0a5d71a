/** /admin in develop: it edits the working copy, through the browser's own access to files. */
import { extname } from 'node:path'
import { adminFiles, adminPage } from '../authoring/admin-files'
import { ADMIN } from '../routes/admin'
import { readSite } from './site-facts'

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain',
}

interface Answer {
  setHeader(name: string, value: string): void
  end(content: string | Uint8Array): void
}
type Next = (error?: unknown) => void

/** What is used of Gatsby's server. */
export interface AdminApp {
  use(path: string, answer: (request: { path: string }, response: Answer, next: Next) => void): void
}

/** Answers at /admin and below it. The files are made when they are first asked for. */
export function developAdmin(app: AdminApp, root = process.cwd()): void {
  let files: ReturnType<typeof adminFiles> | undefined
  app.use(ADMIN, (request, response, next) => {
    const answer = async () => {
      const { name, url, repository, editingSignIn: signIn } = readSite(root)
      const place = { name, url, prefix: '', ...(repository && { repository, signIn }) }
      if (request.path === '/') {
        const { html, policy } = adminPage(place)
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
        response.setHeader('Content-Security-Policy', policy)
        response.end(html)
        return
      }
      files ??= adminFiles(root, place)
      const content = (await files).get(request.path.slice(1))
      if (content === undefined) {
        next()
        return
      }
      response.setHeader('Content-Type', TYPES[extname(request.path)] ?? 'application/octet-stream')
      response.end(content)
    }
    answer().catch(next)
  })
}
