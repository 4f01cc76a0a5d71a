/** The plugin's implementation of Gatsby's Node APIs: see README.md. */
import { existsSync, watch } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join, relative, sep } from 'node:path'
import type { GatsbyNode, Node, PluginOptions } from 'gatsby'
import {
  checkContent,
  contentFolders,
  formatDiagnostics,
  graphqlTypes,
  isError,
  readFile,
  type ContentOptions,
} from './index'

/** The options, as Gatsby passes them. */
interface Options extends PluginOptions {
  /** A function, since Gatsby puts options in the browser bundle as JSON, which leaves out functions. */
  content: () => ContentOptions
}

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({ content: Joi.function().required() })

const isDevelop = process.env.gatsby_executing_command === 'develop'

/** If there are errors, stops a build before Gatsby reads any files. Development continues with the valid files. */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }, { content }: Options) => {
  const root = process.cwd()
  const { diagnostics, notes } = checkContent(root, content())
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
  const file = getNode(node.parent ?? '')?.absolutePath
  // A text from a content management system has no file.
  if (typeof file !== 'string') return
  const root = process.cwd()
  const content = options.content()
  const path = relative(root, file).split(sep).join('/')
  const { read, document } = readFile(root, path, content)
  if (!read) return
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
  { content }: Options,
) => actions.createTypes(graphqlTypes(content().types))

interface Server {
  get(path: string, handler: (request: unknown, page: ServerResponse) => void): void
}

/** Files change in bursts, so the check waits this many milliseconds after the last change. */
const PAUSE_MS = 150

/** In development, checks after every file change and reports to the terminal and every open page. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }, options: Options) => {
  const root = process.cwd()
  const content = options.content()
  const pages = new Set<ServerResponse>()
  const answer = () => {
    const { diagnostics } = checkContent(root, content)
    return { list: formatDiagnostics(root, diagnostics), hasErrors: diagnostics.some(isError) }
  }
  let last = answer()
  const send = (page: ServerResponse) => page.write(`data: ${JSON.stringify(last)}\n\n`)
  const server = app as Server
  server.get('/__content-check', (_, page) => {
    page.writeHead(200, {
      'Content-Type': 'text/event-stream',
      // Gatsby's compression would hold events back.
      'Cache-Control': 'no-cache, no-transform',
    })
    pages.add(page)
    page.on('close', () => pages.delete(page))
    send(page)
  })
  const nextCheck = setTimeout(() => {
    const { list } = last
    try {
      last = answer()
    } catch (error) {
      // If a file is deleted during a check, that change triggers another check.
      process.stderr.write(`${String(error)}\n`)
    }
    pages.forEach(send)
    if (last.list !== list) process.stderr.write(`\n${last.list}\n\n`)
  }, PAUSE_MS)
  for (const folder of contentFolders(content))
    if (existsSync(join(root, folder)))
      watch(join(root, folder), { recursive: true }, () => nextCheck.refresh())
}
