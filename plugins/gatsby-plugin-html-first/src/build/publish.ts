/** Makes the folder that is served and deployed out of `public/`. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
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
import { builtBundle } from './webpack'

/** How many problems a message lists. */
const MOST_LISTED = 30

/** The parts of Gatsby's store that this file uses. */
interface GatsbyState {
  pages: Map<string, { path: string; mode?: string; defer?: boolean; matchPath?: string | null }>
  slices: Map<string, unknown>
  redirects: Redirect[]
  config: { siteMetadata?: { siteUrl?: string } }
  program: { directory: string }
  flattenedPlugins: { name: string; resolve: string }[]
}

export const onPreBuild: GatsbyNode['onPreBuild'] = ({ store, reporter }) => {
  try {
    refuseServedPages(store.getState() as GatsbyState)
  } catch (error) {
    reporter.panic('gatsby-plugin-html-first cannot publish the site.', error as Error)
  }
}

export const onPostBuild: GatsbyNode['onPostBuild'] = async (args, options) => {
  try {
    await publish(args, options as unknown as HtmlFirstOptions)
  } catch (error) {
    args.reporter.panic('gatsby-plugin-html-first could not publish the site.', error as Error)
  }
}

/**
 * Writes the finished site beside the last one, and swaps the two once it is complete.
 *
 * @throws if Gatsby's output, a page or `beforePublish` fails; the last site stays then
 */
async function publish(
  args: Pick<BuildArgs, 'store' | 'graphql' | 'reporter' | 'pathPrefix'>,
  options: HtmlFirstOptions,
): Promise<void> {
  const { graphql, reporter, pathPrefix: prefix } = args
  const state = args.store.getState() as GatsbyState
  const { directory: root } = state.program
  const plugin = state.flattenedPlugins.find(({ name }) => name === 'gatsby-plugin-html-first')
  if (!plugin) throw new Error('The site does not list gatsby-plugin-html-first as a plugin.')
  refuseServedPages(state)
  const site = { root, paths: state.pages.keys(), slices: state.slices.keys(), prefix }
  const build = readGatsbyOutput(site, builtBundle(), options.files)
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

  const { styleSheet = (css: string) => css, preview, inlineStyles } = options
  // Gatsby's pages inline the whole style sheet, so each of its classes would count as used.
  const texts = [...build.pages.map(page => page.raw), ...build.application].map(file =>
    raw(file).replace(/<style[^>]*>.*?<\/style>/gs, ''),
  )
  const style = publishedStyleSheet(styleSheet(build.css), root, texts)
  const { styleFile } = build
  const bootScript = `${prefix}/${boot.file}`
  const pages = build.pages.map(({ path, raw: from, file, ...own }) => {
    const page = parsePage(raw(from), file)
    checkCanonical(page, path, state.config.siteMetadata?.siteUrl)
    const noindex = isNoindex(page)
    const scripts = [...new Set([...build.entryScripts, ...own.scripts])]
    const data = [APP_DATA, ...own.data]
    const assets = { bootScript, scripts, data, style, styleFile }
    const deployed = publishPage(page, { prefix, preview, inlineStyles, ...assets })
    write(file, deployed.html)
    return { path, file, noindex, ...deployed }
  })
  refuse(
    'The Content Security Policy allows no inline handlers and styles, and every page needs a title:',
    pages.flatMap(({ problems }) => problems),
  )

  const policy = contentSecurityPolicy(options.csp, {
    styles: [style, ...pages.flatMap(({ styles }) => styles)],
    scripts: pages.flatMap(({ scripts }) => scripts),
    inlineStyles,
  })
  warnAboutBlocked(policy, pages, reporter)
  const rules = headerRules({
    policy,
    prefix,
    pages: pages.map(({ path }) => path),
    headers: options.headers,
    preview,
  })
  write('_headers', headersFile(rules))
  // Hosts differ in whether a page or a redirect comes first; a preview's draft may have both.
  const isFree = ({ fromPath }: Redirect) => !state.pages.has(fromPath.slice(prefix.length))
  const clientOnly = [...state.pages.values()].flatMap(({ path, matchPath }) =>
    matchPath && matchPath !== path
      ? [{ fromPath: prefix + matchPath, toPath: encodeURI(prefix + path), statusCode: 200 }]
      : [],
  )
  write('_redirects', redirectsFile([...state.redirects.filter(isFree), ...clientOnly]))
  write(SPECULATION_FILE, speculationRules(prefix))
  await options.beforePublish?.({
    folder,
    write,
    pages: pages.map(({ path, file, noindex }) => ({ path, file, noindex })),
    headers: headersFor(rules, `${prefix}/`),
    graphql,
    reporter,
    pathPrefix: prefix,
  })
  refuse(
    'These files are missing:',
    pages.flatMap(({ file, files }) =>
      files.filter(one => !existsSync(join(folder, one))).map(one => `/${one}, used by ${file}`),
    ),
  )
  swapFolder(folder, output)
}

/** Refuses pages that a server has to render. Gatsby knows about deferred ones before the build, about others after it. */
function refuseServedPages({ pages }: GatsbyState): void {
  const served = [...pages.values()].filter(({ mode, defer }) => defer || mode === 'SSR')
  refuse(
    'A static folder cannot render pages. Remove defer and getServerData from these:',
    served.map(({ path }) => path),
  )
}

/** Throws an error that lists problems, if there are any. */
function refuse(heading: string, problems: readonly string[]): void {
  if (problems.length === 0) return
  const more = problems.length - MOST_LISTED
  throw new Error(
    [heading, ...problems.slice(0, MOST_LISTED), ...(more > 0 ? [`and ${more} more`] : [])].join(
      '\n  ',
    ),
  )
}

/** Names each host that pages use and the policy blocks, once, with the option that allows it. */
function warnAboutBlocked(
  policy: string,
  pages: readonly { file: string; external: { directive: string; origin: string }[] }[],
  reporter: BuildArgs['reporter'],
): void {
  const seen = new Set<string>()
  for (const { file, external } of pages)
    for (const { directive, origin } of external) {
      const option = `csp: { '${directive}': ['${origin}'] }`
      const allowed = policy.split('; ').find(rule => rule.startsWith(`${directive} `))
      if (seen.has(option) || allowed?.split(' ').includes(origin)) continue
      seen.add(option)
      reporter.warn(`${file}: the Content Security Policy blocks ${origin}. To allow it: ${option}`)
    }
}
