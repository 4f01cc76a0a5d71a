/** `public/` to the folder that is served and deployed. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { BuildArgs, GatsbyNode } from 'gatsby'
import { bundleBootScript } from './boot-script'
import { APP_DATA, RAW, readGatsbyOutput } from './gatsby-output'
import {
  contentSecurityPolicy,
  headerRules,
  headersFile,
  headersFor,
  redirectsFile,
  SPECULATION_FILE,
  speculationRules,
  type Redirect,
} from './headers'
import type { HtmlFirstOptions } from './options'
import { checkCanonical, isNoindex, parsePage, publishPage } from './page-html'
import { publishedStyleSheet } from './style-sheet'
import { nextFolder, swapFolder } from './swap-folder'

/** What is read of Gatsby's store. */
interface GatsbyState {
  pages: Map<string, { path: string; mode?: string }>
  redirects: Redirect[]
  config: { siteMetadata?: { siteUrl?: string } }
  program: { directory: string }
  flattenedPlugins: { name: string; resolve: string }[]
}

export const onPostBuild: GatsbyNode['onPostBuild'] = async (args, options) => {
  try {
    await publish(args, options as unknown as HtmlFirstOptions)
  } catch (error) {
    args.reporter.panic('The site could not be published.', error as Error)
  }
}

/**
 * Writes the finished site beside the last one, and puts it in its place once it is complete.
 *
 * @throws where Gatsby's output, a page or `beforePublish` is not as it should be; the last site stays then
 */
async function publish(
  args: Pick<BuildArgs, 'store' | 'graphql' | 'reporter' | 'pathPrefix'>,
  options: HtmlFirstOptions,
): Promise<void> {
  const state = args.store.getState() as GatsbyState
  const { directory: root } = state.program
  const { pathPrefix: prefix } = args
  const plugin = state.flattenedPlugins.find(({ name }) => name === 'gatsby-plugin-html-first')
  if (!plugin) throw new Error('gatsby-plugin-html-first is not among the plugins of the site.')
  const served = [...state.pages.values()].find(({ mode = 'SSG' }) => mode !== 'SSG')
  if (served)
    throw new Error(`${served.path}: the result is a folder, which knows no ${served.mode}.`)
  const build = readGatsbyOutput(root, state.pages.keys(), options.files)
  const output = join(root, 'dist')
  const folder = nextFolder(output)
  const raw = (file: string) => readFileSync(join(root, RAW, file), 'utf8')
  const write = (file: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  }

  for (const file of [...build.application, ...build.files])
    write(file, readFileSync(join(root, RAW, file)))
  write(APP_DATA, JSON.stringify({ webpackCompilationHash: build.hash }))
  const boot = bundleBootScript(root, plugin.resolve, options.boot, {
    hash: build.hash,
    appData: `${prefix}/${APP_DATA}`,
  })
  write(boot.file, boot.code)

  const { styleSheet = (css: string) => css, preview } = options
  // Gatsby's pages inline the whole style sheet, which would count each of its classes as used.
  const texts = [...build.pages.map(page => page.raw), ...build.application].map(file =>
    raw(file).replace(/<style[^>]*>.*?<\/style>/gs, ''),
  )
  const style = publishedStyleSheet(styleSheet(build.css), root, texts)
  const bootScript = `${prefix}/${boot.file}`
  const pages = build.pages.map(({ path, raw: from, file, ...own }) => {
    const page = parsePage(raw(from), file)
    checkCanonical(page, path, state.config.siteMetadata?.siteUrl)
    const noindex = isNoindex(page)
    const scripts = [...new Set([...build.entryScripts, ...own.scripts])]
    const data = [APP_DATA, ...own.data]
    write(file, publishPage(page, { prefix, bootScript, preview, scripts, data, style }))
    return { path, file, noindex }
  })

  const rules = headerRules({
    policy: contentSecurityPolicy(style, options.csp),
    prefix,
    pages: pages.map(({ path }) => path),
    headers: options.headers,
    preview,
  })
  write('_headers', headersFile(rules))
  // Hosts differ in whether a page or a redirect comes first; a preview's draft may have both.
  const isFree = ({ fromPath }: Redirect) => !state.pages.has(fromPath.slice(prefix.length))
  write('_redirects', redirectsFile(state.redirects.filter(isFree)))
  write(SPECULATION_FILE, speculationRules(prefix))
  const { graphql, reporter, pathPrefix } = args
  const headers = headersFor(rules, `${prefix}/`)
  await options.beforePublish?.({ folder, write, pages, headers, graphql, reporter, pathPrefix })
  swapFolder(folder, output)
}
