/** What the environment asks of a build. Documented in docs/hosting.md. */
import type { GatsbyNode } from 'gatsby'
import type { BuildSettings } from '../data-layer/build-settings'
import { buildDay } from '../content/build-day'
import { readPathPrefix } from '../content/path-prefix'

/** `PREVIEW=1`: drafts and scheduled pages are shown, and no page may be indexed. */
export const isPreview = process.env.PREVIEW === '1'

/** Whether `gatsby develop` runs, rather than a build. */
export const isDevelop = process.env.gatsby_executing_command === 'develop'

/** Whether drafts and scheduled pages are shown. */
const showsUnpublished = isPreview || isDevelop

/** `HOST=github-pages`: the host runs no functions, so nothing answers at the site's own addresses. */
export const hasFunctions = process.env.HOST !== 'github-pages'

/**
 * `PATH_PREFIX=/x`: the site is served below that path.
 *
 * Empty for a bad value, because Gatsby ignores a configuration that throws; `onPreInit` reports it.
 */
export const pathPrefix = isValid(() => readPathPrefix(process.env.PATH_PREFIX))
  ? readPathPrefix(process.env.PATH_PREFIX)
  : ''

function isValid(read: () => unknown): boolean {
  try {
    read()
    return true
  } catch {
    return false
  }
}

/** Stops Gatsby before it does anything where a variable is unusable. */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter, store }) => {
  const { SITE_URL, PATH_PREFIX } = process.env
  try {
    readPathPrefix(PATH_PREFIX)
    buildDay()
    if (SITE_URL && !/^https?:\/\/[^/]/.test(SITE_URL))
      throw new Error(`SITE_URL=${SITE_URL} is not an address. Start it with https://.`)
    const { program } = store.getState() as { program: { prefixPaths?: boolean } }
    if (pathPrefix && !isDevelop && !program.prefixPaths)
      throw new Error(
        `PATH_PREFIX=${PATH_PREFIX ?? ''} takes effect with gatsby build --prefix-paths, or with PREFIX_PATHS=true.`,
      )
  } catch (error) {
    reporter.panic((error as Error).message)
  }
}

/** What this process was asked. */
export const buildSettings = (): BuildSettings => ({
  siteUrl: process.env.SITE_URL ?? '',
  pathPrefix,
  isPreview,
  showsUnpublished,
  hasFunctions,
  today: buildDay(),
})

/** The environment as a node: Gatsby reruns the queries that depend on it when it changes. */
export const sourceNodes: GatsbyNode['sourceNodes'] = ({ actions, createContentDigest }) => {
  const settings = buildSettings()
  void actions.createNode({
    ...settings,
    id: 'build-settings',
    parent: null,
    children: [],
    internal: { type: 'BuildSettings', contentDigest: createContentDigest(settings) },
  })
}
