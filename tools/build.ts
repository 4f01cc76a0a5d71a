/** npm run build: Gatsby's build, then what makes of it the site that is deployed. */
import './supported-node'
import { existsSync, rmSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { unpublishedFiles } from '../src/content/rules/unpublished-files'
import { finish } from '../src/gatsby/post-build/finish'
import {
  dataLayerDigest,
  keepCache,
  refreshCache,
  type CacheSettings,
} from '../src/gatsby/post-build/gatsby-cache'
import { OUTPUT } from '../src/gatsby/post-build/output-paths'
import { writeSearchIndex } from '../src/gatsby/post-build/search-index'
import { readPathPrefix } from '../src/content/routes/path-prefix'
import { writeIcons } from '../src/social/icons'
import { writeSocialImages } from '../src/social/social-images'
import { messageOf } from './message-of'
import { runGatsby } from './gatsby-process'
import { takeFolder } from './one-at-a-time'

const root = process.cwd()
const { SITE_URL, PREVIEW, PREVIEW_NAME } = process.env

async function build(): Promise<void> {
  takeFolder(root)
  restoreLast(join(root, OUTPUT))
  const prefix = readPathPrefix(process.env.PATH_PREFIX)
  const settings: CacheSettings = {
    folder: root,
    prefix,
    code: dataLayerDigest(root),
    siteUrl: SITE_URL,
    unpublished: PREVIEW === '1' ? 'all' : unpublishedFiles(root),
  }
  refreshCache(root, settings)
  const code = await runGatsby(['build', ...(prefix ? ['--prefix-paths'] : [])])
  if (code !== 0) {
    process.exitCode = code
    return
  }
  // Gatsby deletes the note at its start.
  keepCache(root, settings)
  await writeSite(prefix)
  console.log(`The site is in ${OUTPUT}/.`)
}

/** Writes the whole site beside the last one, and puts it in its place once it is complete. */
async function writeSite(prefix: string): Promise<void> {
  const next = join(root, `${OUTPUT}.next`)
  rmSync(next, { recursive: true, force: true })
  const { pages, findable } = finish(root, next, {
    prefix,
    siteUrl: SITE_URL,
    noindex: PREVIEW === '1',
    previewName: PREVIEW_NAME,
  })
  writeIcons(root, next)
  await writeSocialImages(root, next, pages)
  await writeSearchIndex(next, findable)
  replaceFolder(next, join(root, OUTPUT))
}
const lastOf = (folder: string) => `${folder}.last`

/** Puts a folder in another’s place, which is deleted last: whenever this stops, one of them is whole. */
function replaceFolder(next: string, current: string): void {
  const last = lastOf(current)
  rmSync(last, { recursive: true, force: true })
  if (existsSync(current)) renameSync(current, last)
  renameSync(next, current)
  rmSync(last, { recursive: true, force: true })
}

/** Puts the last site back where a build was ended in the moment between the two. */
function restoreLast(current: string): void {
  if (!existsSync(current) && existsSync(lastOf(current))) renameSync(lastOf(current), current)
}

build().catch((error: unknown) => {
  console.error(messageOf(error))
  process.exitCode = 1
})
