/** What Gatsby calls while it builds: see README.md. */
import { existsSync, watch } from 'node:fs'
import type { ServerResponse } from 'node:http'
import type { GatsbyNode, PluginOptions } from 'gatsby'
import {
  checkContent,
  countLine,
  FOLDERS,
  formatDiagnostics,
  graphqlTypes,
  isError,
  type ContentOptions,
} from './index'

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

/** An open page, which listens to server-sent events. Gatsby's compression would wait for more until it is flushed. */
type Page = ServerResponse & { flush?: () => void }

interface Server {
  get(path: string, handler: (request: unknown, page: Page) => void): void
}

/** Files change in bursts: so many milliseconds after the last change the check runs. */
const PAUSE_MS = 150

/** Develop: tells the terminal and every open page what is wrong, as soon as a file changes. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }, options: Options) => {
  const root = process.cwd()
  const content = contentOf(options)
  const pages = new Set<Page>()
  const answer = () => {
    const { diagnostics } = checkContent(root, content)
    const count = countLine(diagnostics)
    const list = formatDiagnostics(root, diagnostics)
    return { count, list, hasErrors: diagnostics.some(isError) }
  }
  let last = answer()
  const send = (page: Page) => {
    page.write(`data: ${JSON.stringify(last)}\n\n`)
    page.flush?.()
  }
  const server = app as Server
  server.get('/__content-check', (_, page) => {
    page.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache' })
    pages.add(page)
    page.on('close', () => pages.delete(page))
    send(page)
  })
  let timer: NodeJS.Timeout | undefined
  const checkAgain = () => {
    const { list } = last
    try {
      last = answer()
    } catch (error) {
      // A file that went while it was read has its own event, and is checked anew.
      process.stderr.write(`${String(error)}\n`)
    }
    pages.forEach(send)
    if (last.list !== list) process.stderr.write(`\n${last.list}\n\n`)
  }
  for (const folder of FOLDERS.filter(existsSync))
    watch(folder, { recursive: true }, () => {
      clearTimeout(timer)
      timer = setTimeout(checkAgain, PAUSE_MS)
    })
}
