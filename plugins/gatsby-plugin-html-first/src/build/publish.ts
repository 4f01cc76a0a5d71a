/** Builds `dist/`, the folder to deploy, from `public/`. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { bundleBootScript } from './boot-script'
import { APP_DATA, filesIn, RAW, readGatsbyOutput, type GatsbyState } from './gatsby-output'
import {
  headerRules,
  headersFile,
  headersFor,
  redirectsFile,
  SPECULATION_FILE,
  speculationRules,
} from './headers'
import type { HtmlFirstOptions } from './options'
import { publishPage } from './page-html'
import { publishedStyleSheet } from './style-sheet'

/** Refuses pages that a static host can't serve, before Gatsby fails on some of them without naming them. */
export const onPreBuild: GatsbyNode['onPreBuild'] = ({ store }) => {
  const { pages, slices } = store.getState() as GatsbyState
  refuse('Slices aren’t supported. Use components instead:', [...slices.keys()])
  refuse(
    'A static host can’t serve deferred, server-rendered, or client-only pages. Remove defer, getServerData, or matchPath from these pages:',
    [...pages.values()]
      .filter(({ mode, defer, matchPath }) => defer || mode === 'SSR' || matchPath)
      .map(({ path }) => path),
  )
}

/**
 * Builds the site in a temporary folder, then replaces the previous site with it.
 *
 * @throws if Gatsby's output or a page is invalid, or if `beforePublish` rejects; the previous site stays in place
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (
  { store, graphql, reporter, pathPrefix: prefix },
  pluginOptions,
) => {
  const options = pluginOptions as unknown as HtmlFirstOptions
  const state = store.getState() as GatsbyState
  const { directory: root } = state.program
  refuse(
    'Hosts serve pages without .html. Remove it from these paths:',
    [...state.pages.keys()].filter(path => /(?<!^\/(?:404|500))\.html$/.test(path)),
  )
  // The build would overwrite these files, and hosts would cache the ones in assets/ forever.
  refuse(
    'The build creates these files itself. Move yours out of static/:',
    filesIn(join(root, 'static')).filter(file => /^(?:_headers|_redirects|assets\/)/.test(file)),
  )
  const gatsby = readGatsbyOutput(state, prefix)
  const { application, css, hash } = gatsby
  // Without its Gatsby plugin, styled-components leaves no trace in pages, so search the scripts.
  refuse(
    'styled-components and emotion aren’t supported. Use CSS modules instead in these files:',
    [...application].flatMap(([file, text]) =>
      /"data-(?:styled|emotion)"/.test(text) ? file : [],
    ),
  )
  const output = join(root, 'dist')
  const folder = `${output}.next`
  rmSync(folder, { recursive: true, force: true })
  const write = (file: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  }

  for (const [file, text] of application) write(file, text)
  for (const file of gatsby.files) write(file, readFileSync(join(root, RAW, file)))
  write(APP_DATA, JSON.stringify({ webpackCompilationHash: hash }))
  const boot = bundleBootScript(root, options.boot)
  write(boot.file, boot.code)

  const style = publishedStyleSheet(options.styleSheet?.(css) ?? css, root)
  const siteUrl = state.config.siteMetadata?.siteUrl
  const settings = { ...options, prefix, siteUrl, hash, bootScript: boot.file, style }
  const pages = gatsby.pages.map(page => publishPage(page, settings))
  for (const { file, html } of pages) write(file, html)
  refuse(
    'Fix these problems:',
    pages.flatMap(({ problems }) => problems),
  )
  const allowed = Object.values(options.csp).flat()
  for (const host of new Set(pages.flatMap(({ hosts }) => hosts)))
    if (!allowed.includes(host))
      reporter.warn(
        `The Content Security Policy blocks ${host}. To allow it, add it to the csp option.`,
      )

  const rules = headerRules(settings)
  write('_headers', headersFile(rules))
  // A draft in a preview can have both a page and a redirect. Hosts disagree on which wins, so drop the redirect.
  const redirects = state.redirects.filter(
    ({ fromPath }) => !state.pages.has(fromPath.slice(prefix.length)),
  )
  write('_redirects', redirectsFile(redirects))
  write(SPECULATION_FILE, speculationRules(prefix))
  await options.beforePublish?.({
    folder,
    write,
    pages,
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

/** Throws an error that lists the problems, if there are any. */
function refuse(heading: string, problems: readonly string[]) {
  if (problems.length > 0) throw new Error([heading, ...problems].join('\n  '))
}
