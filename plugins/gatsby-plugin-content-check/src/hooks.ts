/** What Gatsby calls while it builds: see README.md. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isMainThread, Worker, workerData } from 'node:worker_threads'
import type { GatsbyNode, PluginOptions } from 'gatsby'
import {
  checkContent,
  formatDiagnostics,
  graphqlTypes,
  isError,
  type ContentOptions,
} from './index'
import { watchContent, type Answer } from './watch'

/** The options as Gatsby hands them on. */
interface Options extends PluginOptions {
  /** A function, since Gatsby writes options into the browser's bundle as JSON. */
  content?: () => ContentOptions
}

function contentOf({ content }: Options): ContentOptions {
  if (typeof content === 'function') return content()
  throw new Error('gatsby-plugin-content-check needs the option “content”: see its README.')
}

const isDevelop = process.env.gatsby_executing_command === 'develop'

/** A mistake ends a build before Gatsby reads any file; develop goes on with what is good. */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }, options: Options) => {
  const root = process.cwd()
  const { diagnostics, notes } = checkContent(root, contentOf(options))
  for (const note of notes) reporter.info(note)
  if (diagnostics.length === 0) return
  // Not by the reporter: it would wrap the lines of code frames.
  process.stderr.write(`\n${formatDiagnostics(root, diagnostics)}\n\n`)
  if (!diagnostics.some(isError) || isDevelop) return
  process.exitCode = 1
  process.exit()
}

/** Every node type, declared. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = (
  { actions },
  options: Options,
) => actions.createTypes(graphqlTypes(contentOf(options).types))

interface Server {
  get(path: string, handler: (request: unknown, response: Response) => void): void
}

interface Response {
  writeHead(status: number, headers: Record<string, string>): void
  write(text: string): void
  flush?(): void
  on(event: 'close', listener: () => void): void
}

/** Develop: tells every open page what is wrong, as soon as a file changes (server-sent events). */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }, options: Options) => {
  const pages = new Set<Response>()
  let last: Answer | undefined
  let told = ''
  const send = (page: Response) => {
    if (last) page.write(`data: ${JSON.stringify(last)}\n\n`)
    // Gatsby's compression would wait for more.
    page.flush?.()
  }
  const server = app as Server
  server.get('/__content-check', (_: unknown, response: Response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache' })
    pages.add(response)
    response.on('close', () => pages.delete(response))
    send(response)
  })
  contentOf(options)
  const worker = new Worker(compiledModule(), { workerData: WATCH })
  worker.unref()
  worker.on('message', (answer: Answer) => {
    last = answer
    pages.forEach(send)
    // The first answer was said when develop started.
    if (told !== answer.list && told !== '') process.stderr.write(`\n${answer.list}\n\n`)
    told = answer.list
  })
}

const WATCH = 'gatsby-plugin-content-check'

/** The module with these hooks as Node can run it: Gatsby has compiled it, where it is TypeScript. */
function compiledModule(): string {
  const compiled = join(process.cwd(), '.cache/compiled/plugins', WATCH, 'gatsby-node.js')
  return existsSync(compiled) ? compiled : __filename
}

/** In the worker: the options come from the site's configuration, since no function can be sent to a thread. */
function optionsOfSite(root: string): ContentOptions {
  const path = [
    join(root, '.cache/compiled/gatsby-config.js'),
    join(root, 'gatsby-config.js'),
  ].find(existsSync)
  interface Entry {
    resolve?: string
    options?: Options
  }
  interface Config {
    plugins?: (string | Entry)[]
  }
  // eslint-disable-next-line @typescript-eslint/no-require-imports, no-restricted-syntax -- the site's own
  const loaded = (path ? require(path) : {}) as Config & { default?: Config }
  const entry = (loaded.default ?? loaded).plugins?.find(
    (each): each is Entry => typeof each === 'object' && (each.resolve?.endsWith(WATCH) ?? false),
  )
  return contentOf(entry?.options ?? { plugins: [] })
}

if (!isMainThread && workerData === WATCH) watchContent(process.cwd(), optionsOfSite(process.cwd()))
