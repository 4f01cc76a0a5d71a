/** npm run build: Gatsby's build, which publishes the site in dist/ (plugins/gatsby-plugin-html-first). */
import './supported-node'
import { readSite } from '../src/gatsby/site-facts'
import { unpublishedFiles } from '../src/content/rules/unpublished-files'
import { readPathPrefix } from '../src/content/routes/path-prefix'
import { acquireLock } from './acquire-lock'
import { dataLayerDigest, keepCache, refreshCache, type CacheSettings } from './gatsby-cache'
import { startGatsby } from './gatsby-process'
import { messageOf } from './message-of'

const root = process.cwd()
const { SITE_URL, PREVIEW, PATH_PREFIX } = process.env

try {
  acquireLock(root)
  // Gatsby goes on without its configuration, and without the check, where that cannot be read.
  readSite(root)
  const settings: CacheSettings = {
    folder: root,
    prefix: readPathPrefix(PATH_PREFIX),
    code: dataLayerDigest(root),
    siteUrl: SITE_URL,
    unpublished: PREVIEW === '1' ? 'all' : unpublishedFiles(root),
  }
  refreshCache(root, settings)
  startGatsby(['build', '--prefix-paths']).once('close', status => {
    process.exitCode = status ?? 1
    if (status !== 0) return
    // Gatsby deletes the note at its start.
    keepCache(root, settings)
    console.log('The site is in dist/.')
  })
} catch (error) {
  console.error(messageOf(error))
  process.exitCode = 1
}
