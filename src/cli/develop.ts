/** npm run develop: live editing, with drafts and days ahead shown. What follows the command goes to Gatsby. */
import { spawn } from 'node:child_process'
import { dataLayerDigest, keepCache, refreshCache, type CacheSettings } from '../finish/cache'

const root = process.cwd()
const settings: CacheSettings = {
  prefix: '',
  code: dataLayerDigest(root),
  siteUrl: process.env.SITE_URL,
  unpublished: 'all',
}

// Where the cache of a build went on, drafts would not show; where a build went on with this one's, they would.
refreshCache(root, settings)
const gatsby = spawn('gatsby', ['develop', ...process.argv.slice(2)], { stdio: 'inherit' })
// Ctrl+C goes to both: Gatsby ends by itself, and what it leaves is noted then.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => gatsby.kill(signal))
gatsby.on('exit', code => {
  keepCache(root, settings)
  process.exitCode = code ?? 0
})
