/** npm run develop: live editing, with drafts and days ahead shown. What follows the command goes to Gatsby. */
import './supported-node'
import { dataLayerDigest, keepCache, refreshCache, type CacheSettings } from './gatsby-cache'
import { startGatsby } from './gatsby-process'
import { messageOf } from './message-of'
import { acquireLock } from './acquire-lock'

const root = process.cwd()
const settings: CacheSettings = {
  folder: root,
  prefix: '',
  code: dataLayerDigest(root),
  siteUrl: process.env.SITE_URL,
  unpublished: 'all',
}

try {
  acquireLock(root)
} catch (error) {
  console.error(messageOf(error))
  process.exit(1)
}

// Where the cache of a build went on, drafts would not show; where a build went on with this one's, they would.
refreshCache(root, settings)
const gatsby = startGatsby(['develop', ...process.argv.slice(2)])
// Ctrl+C goes to both: Gatsby ends by itself, and what it leaves is noted then.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => gatsby.kill(signal))
gatsby.on('exit', code => {
  keepCache(root, settings)
  process.exitCode = code ?? 0
})
