/** npm run develop: live editing, with drafts and days ahead shown. What follows the command goes to Gatsby. */
import { spawnSync } from 'node:child_process'
import { refreshCache } from '../finish/cache'

// Where the cache of a build went on, drafts would not show; where a build went on with this one's, they would.
refreshCache(process.cwd(), { prefix: '', siteUrl: process.env.SITE_URL, unpublished: 'all' })
const { status } = spawnSync('gatsby', ['develop', ...process.argv.slice(2)], { stdio: 'inherit' })
process.exitCode = status ?? 1
