/** A build's environment variables, documented in docs/hosting.md. */
import type { GatsbyNode } from 'gatsby'
import type { BuildSettings } from '../data-layer/node-model'
import { buildDay } from '../content/build-day'
import { readPathPrefix } from '../content/path-prefix'

/** `PREVIEW=1`: show drafts and scheduled pages, and keep every page out of search engines. */
export const isPreview = process.env.PREVIEW === '1'

/** Whether this is `gatsby develop` rather than a build. */
export const isDevelop = process.env.gatsby_executing_command === 'develop'

/** Whether drafts and scheduled pages are shown. */
const showsUnpublished = isPreview || isDevelop

/** `HOST=github-pages`: the host runs no functions, so the contact handler isn't available. */
export const hasFunctions = process.env.HOST !== 'github-pages'

/** `PATH_PREFIX=/x`: the path the site is served under. */
export const pathPrefix = validPathPrefix()

/** Returns an empty prefix if the value is invalid. Gatsby ignores a config that throws, so `onPreInit` panics. */
function validPathPrefix() {
  try {
    return readPathPrefix(process.env.PATH_PREFIX)
  } catch {
    return ''
  }
}

interface GatsbyState {
  program: { prefixPaths?: boolean }
}

/** Stops Gatsby at the start if a variable is invalid. */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter, store }) => {
  const { SITE_URL, PATH_PREFIX } = process.env
  try {
    readPathPrefix(PATH_PREFIX)
    buildDay()
    if (SITE_URL && !/^https?:\/\/[^/]/.test(SITE_URL))
      throw new Error(`SITE_URL=${SITE_URL} isn’t a URL. Add https:// at the start.`)
    const state = Reflect.apply(store.getState, store, []) as GatsbyState
    if (pathPrefix && !isDevelop && !state.program.prefixPaths)
      throw new Error(
        `PATH_PREFIX=${PATH_PREFIX ?? ''} only works with gatsby build --prefix-paths or PREFIX_PATHS=true.`,
      )
  } catch (error) {
    reporter.panic((error as Error).message)
  }
}

/** Returns the build settings for this process. */
export const buildSettings = (): BuildSettings => ({
  siteUrl: process.env.SITE_URL ?? '',
  pathPrefix,
  isPreview,
  showsUnpublished,
  hasFunctions,
  today: buildDay(),
})

/** Creates a node from the settings, so Gatsby reruns the queries that depend on them. */
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
