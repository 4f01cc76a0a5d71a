/** The plugin's implementation of Gatsby's Node APIs: see README.md. */
import { existsSync, watch } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { dirname, join, relative, sep } from 'node:path'
import type { GatsbyNode, Node, PluginOptions } from 'gatsby'
import {
  checkContent,
  contentFolders,
  contentTypeOf,
  formatDiagnostics,
  graphqlTypes,
  isError,
  readFile,
  type ContentOptions,
} from './index'

/** The options, as Gatsby passes them. */
interface Options extends PluginOptions {
  /** A function, since Gatsby puts options in the browser bundle as JSON, which leaves out functions. */
  content?: () => ContentOptions
}

const contents = new WeakMap<object, ContentOptions>()

function contentOf({ content }: Options) {
  if (typeof content === 'function') {
    const known = contents.get(content) ?? content()
    contents.set(content, known)
    return known
  }
  throw new Error(
    'The “content” option of gatsby-plugin-content-check must be a function. See the plugin’s README for an example.',
  )
}

const isDevelop = process.env.gatsby_executing_command === 'develop'

/** If there are errors, stops a build before Gatsby reads any files. Development continues with the valid files. */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }, options: Options) => {
  const root = process.cwd()
  const { diagnostics, notes } = checkContent(root, contentOf(options))
  for (const note of notes) reporter.info(note)
  if (diagnostics.length === 0) return
  // The reporter would wrap the lines of code frames.
  process.stderr.write(`\n${formatDiagnostics(root, diagnostics)}\n\n`)
  if (!diagnostics.some(isError) || isDevelop) return
  process.exitCode = 1
  process.exit()
}

/** The types of the nodes that gatsby-plugin-mdx and gatsby-transformer-remark create from texts. */
const PARENTS = ['Mdx', 'MarkdownRemark']

export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = ({ node }) =>
  PARENTS.includes((node as Node).internal.type)

/**
 * Creates a typed node as a child of each text's node, so that Gatsby deletes both with the file. Its fields come from
 * the check, which parses front matter more strictly.
 */
export const onCreateNode: GatsbyNode['onCreateNode'] = async (
  { node, actions, createNodeId, getNode },
  options: Options,
) => {
  const file = node.internal.contentFilePath ?? getNode(node.parent ?? '')?.absolutePath
  if (typeof file !== 'string')
    throw new Error(
      `This ${node.internal.type} node has no file. The version of the plugin that created it isn’t supported.`,
    )
  const root = process.cwd()
  const content = contentOf(options)
  const path = relative(root, file).split(sep).join('/')
  if (!contentTypeOf(content.types, path)) return
  const { document } = readFile(root, path, content)
  if (!document) {
    // In development, a file with errors has no node until they're fixed.
    if (isDevelop) return
    throw new Error(`${path} changed during the build and now has errors. Build again to see them.`)
  }
  const { typeName, slug = '', data } = document
  const child = {
    ...(data as object),
    slug,
    ...content.nodeFields?.(document),
    id: createNodeId(`${typeName} ${slug}`),
    parent: node.id,
    children: [],
    internal: { type: typeName, contentDigest: node.internal.contentDigest },
  }
  await actions.createNode(child)
  actions.createParentChildLink({ parent: node, child })
}

/** Defines every node type. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = (
  { actions },
  options: Options,
) => actions.createTypes(graphqlTypes(contentOf(options).types))

/** An open page that receives server-sent events. Gatsby's compression buffers the events until they're flushed. */
type Page = ServerResponse & { flush?: () => void }

interface Server {
  get(path: string, handler: (request: unknown, page: Page) => void): void
}

/** Files change in bursts, so the check waits this many milliseconds after the last change. */
const PAUSE_MS = 150

/** In development, checks after every file change and reports to the terminal and every open page. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }, options: Options) => {
  const root = process.cwd()
  const content = contentOf(options)
  const pages = new Set<Page>()
  const answer = () => {
    const { diagnostics } = checkContent(root, content)
    return { list: formatDiagnostics(root, diagnostics), hasErrors: diagnostics.some(isError) }
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
      // If a file is deleted during a check, that change triggers another check.
      process.stderr.write(`${String(error)}\n`)
    }
    pages.forEach(send)
    if (last.list !== list) process.stderr.write(`\n${last.list}\n\n`)
  }
  const checkSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(checkAgain, PAUSE_MS)
  }
  /** Watches a folder, or its nearest existing parent until that changes. */
  const watchFolder = (path: string) => {
    if (existsSync(path)) {
      watch(path, { recursive: true }, checkSoon)
      return
    }
    let parent = dirname(path)
    while (!existsSync(parent)) parent = dirname(parent)
    const watcher = watch(parent, () => {
      watcher.close()
      checkSoon()
      watchFolder(path)
    })
  }
  for (const folder of contentFolders(content)) watchFolder(join(root, folder))
}
