/** What the environment asks of a build. Documented in docs/hosting.md. */
import { readPathPrefix } from '../content/routes/path-prefix'

/** `PREVIEW=1`: drafts and posts of days ahead are shown, and no page may be listed. */
export const isPreview = process.env.PREVIEW === '1'

/** Whether `gatsby develop` runs, rather than a build. */
export const isDevelop = process.env.gatsby_executing_command === 'develop'

/** Whether drafts and days ahead are shown. */
export const showsUnpublished = isPreview || isDevelop

/** `HOST=github-pages`: the host runs no functions, so that nothing answers at the site's own addresses. */
export const hasFunctions = process.env.HOST !== 'github-pages'

/** `PATH_PREFIX=/x`: the site stands below that path. */
export const pathPrefix = readPathPrefix(process.env.PATH_PREFIX)
