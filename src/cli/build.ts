/** npm run build: Gatsby's build, then what makes of it the site that is deployed. */
import { spawnSync } from 'node:child_process'
import { waitingFiles } from '../editorial/waiting'
import { dataLayerDigest, keepCache, refreshCache, type CacheSettings } from '../finish/cache'
import { finish } from '../finish/finish'

const { PATH_PREFIX = '', SITE_URL, PREVIEW, PREVIEW_NAME, PLAIN_HOST } = process.env
const root = process.cwd()
const prefix = PATH_PREFIX.replace(/\/+$/, '')

async function build(): Promise<void> {
  const settings: CacheSettings = {
    prefix,
    code: dataLayerDigest(root),
    siteUrl: SITE_URL,
    unpublished: PREVIEW === '1' ? 'all' : waitingFiles(root),
  }
  refreshCache(root, settings)
  const args = ['build', ...(prefix ? ['--prefix-paths'] : [])]
  const { status } = spawnSync('gatsby', args, { stdio: 'inherit' })
  if (status !== 0) {
    process.exitCode = status ?? 1
    return
  }
  // Gatsby deletes the note at its start.
  keepCache(root, settings)
  await finish(root, {
    prefix,
    siteUrl: SITE_URL,
    noindex: PREVIEW === '1',
    previewName: PREVIEW_NAME,
    plainHost: PLAIN_HOST === '1',
  })
  console.log('The site is in dist/.')
}

build().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
