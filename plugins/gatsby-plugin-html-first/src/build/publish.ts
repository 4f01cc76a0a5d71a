/** Builds `dist/`, the folder to deploy, from `public/`. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { BuildArgs, GatsbyNode } from 'gatsby'
import { bundleBootScript } from './boot-script'
import { APP_DATA, filesIn, RAW, readGatsbyOutput } from './gatsby-output'
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
import { MODULE } from './webpack'

/** The parts of Gatsby's store this file uses. */
interface GatsbyState {
  pages: Map<string, { path: string; mode?: string; defer?: boolean; matchPath?: string | null }>
  slices: Map<string, unknown>
  redirects: Redirect[]
  config: { siteMetadata?: { siteUrl?: string } }
  program: { directory: string }
}

export const onPreBuild: GatsbyNode['onPreBuild'] = ({ store, reporter }) => {
  try {
    refuseServedPages(store.getState() as GatsbyState)
  } catch (error) {
    reporter.panic('gatsby-plugin-html-first can’t publish the site.', error as Error)
  }
}

export const onPostBuild: GatsbyNode['onPostBuild'] = async (args, options) => {
  try {
    await publish(args, options as unknown as HtmlFirstOptions)
  } catch (error) {
    args.reporter.panic('gatsby-plugin-html-first couldn’t publish the site.', error as Error)
  }
}

/**
 * Builds the site in a temporary folder, then replaces the previous site with it.
 *
 * @throws if Gatsby's output or a page is invalid, or if `beforePublish` rejects; the previous site stays in place
 */
async function publish(
  { store, graphql, reporter, pathPrefix: prefix }: BuildArgs,
  options: HtmlFirstOptions,
): Promise<void> {
  const state = store.getState() as GatsbyState
  const { directory: root } = state.program
  refuseServedPages(state)
  refuseCollisions(join(root, 'src'))
  // The build would overwrite these files, and hosts would cache the ones in assets/ forever.
  refuse(
    'The build creates these files itself. Move yours out of static/:',
    filesIn(join(root, 'static')).filter(file => /^(?:_headers|_redirects|assets\/)/.test(file)),
  )
  const site = { root, paths: state.pages.keys(), slices: state.slices.keys(), prefix }
  const { application, files, css, styleFile, hash, ...build } = readGatsbyOutput(
    site,
    options.files,
  )
  const raw = (file: string) => readFileSync(join(root, RAW, file))
  // Without its Gatsby plugin, styled-components leaves no trace in pages, so search the scripts.
  refuse(
    'styled-components and emotion aren’t supported. Use CSS modules instead in these files:',
    application.filter(file => /"data-(?:styled|emotion)"/.test(raw(file).toString())),
  )
  const output = join(root, 'dist')
  const folder = `${output}.next`
  rmSync(folder, { recursive: true, force: true })
  const write = (file: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  }

  for (const file of [...application, ...files]) write(file, raw(file))
  write(APP_DATA, JSON.stringify({ webpackCompilationHash: hash }))
  const boot = bundleBootScript(root, options.boot, { hash, appData: `${prefix}/${APP_DATA}` })
  write(boot.file, boot.code)

  // Gatsby inlines the whole style sheet in every page. Remove it, or every class would count as used.
  const texts = [...build.pages.map(page => page.raw), ...application].map(file =>
    raw(file)
      .toString()
      .replace(/<style[^>]*>.*?<\/style>/gs, ''),
  )
  const style = publishedStyleSheet(options.styleSheet?.(css) ?? css, root, texts)
  const { preview, inlineStyles, headers } = options
  const settings = { prefix, preview, inlineStyles, style, styleFile }
  const bootScript = `${prefix}/${boot.file}`
  const pages = build.pages.map(({ path, raw: from, file, scripts, data, matchPath }) => {
    const page = parsePage(raw(from).toString(), file)
    checkCanonical(page, path, state.config.siteMetadata?.siteUrl)
    const noindex = isNoindex(page)
    const own = { bootScript, scripts, data: [APP_DATA, ...data], matchPath }
    const deployed = publishPage(page, { ...settings, ...own })
    write(file, deployed.html)
    return { path, file, noindex, ...deployed }
  })
  refuse(
    'These pages have no title, or have inline handlers or styles that the Content Security Policy blocks:',
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
    headers,
    preview,
  })
  write('_headers', headersFile(rules))
  // A draft in a preview can have both a page and a redirect. Hosts disagree on which wins, so drop the redirect.
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
    pages.flatMap(({ file, files: used }) =>
      used.filter(one => !existsSync(join(folder, one))).map(one => `/${one}, used by ${file}`),
    ),
  )
  rmSync(output, { recursive: true, force: true })
  renameSync(folder, output)
}

/**
 * Rejects pages a server has to render. Before the build, Gatsby knows only which pages are deferred. After it, Gatsby
 * also knows which pages use `getServerData`.
 */
function refuseServedPages({ pages }: GatsbyState): void {
  const served = [...pages.values()].filter(({ mode, defer }) => defer || mode === 'SSR')
  refuse(
    'A static host can’t render pages. Remove defer and getServerData from these pages:',
    served.map(({ path }) => path),
  )
}

/** Rejects CSS modules with the same file name, since their classes would clash. */
function refuseCollisions(source: string): void {
  const modules = filesIn(source).filter(file => MODULE.test(`/${file}`))
  const names = modules.map(file => basename(file))
  refuse(
    'These CSS modules have the same file name, so their classes would clash. Give each file a unique name:',
    modules.filter(file => names.filter(name => name === basename(file)).length > 1),
  )
}

/** Throws an error that lists the problems, if there are any. */
function refuse(heading: string, problems: readonly string[]): void {
  if (problems.length > 0) throw new Error([heading, ...problems].join('\n  '))
}

/** Warns once about each host the policy blocks, and names the option that allows it. */
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
