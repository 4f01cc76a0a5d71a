/** npm run build: Gatsby's build, then what makes of it the site that is deployed. */
import './supported-node'
import { existsSync, mkdirSync, rmSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { adminFiles, adminPage } from '../authoring/admin-files'
import { unpublishedFiles } from '../check/unpublished-files'
import { readDocumentOf } from '../documents/document'
import { compressFiles } from '../finish/compress'
import { finish } from '../finish/finish'
import {
  dataLayerDigest,
  keepCache,
  refreshCache,
  type CacheSettings,
} from '../finish/gatsby-cache'
import { OUTPUT } from '../finish/output-paths'
import { listFiles } from '../finish/raw-build'
import { RELEASE_FILE, releaseFile } from '../finish/release-file'
import { writeSearchIndex } from '../finish/search-index'
import { metaPolicy, redirectFile, redirectPage } from '../hosting/plain-host'
import { ADMIN } from '../routes/admin'
import { readPathPrefix } from '../routes/path-prefix'
import { writeIcons } from '../social/icons'
import { writeSocialImages } from '../social/social-images'
import { BuildPhases } from '../finish/build-phases'
import { messageOf } from './message-of'
import { runBuild } from './gatsby-process'
import { takeFolder } from './one-at-a-time'

const root = process.cwd()
const phases = new BuildPhases(line => console.log(line))
const { SITE_URL, PREVIEW, PREVIEW_NAME, PLAIN_HOST } = process.env

async function build(): Promise<void> {
  takeFolder(root)
  restoreLast(join(root, OUTPUT))
  const prefix = readPathPrefix(process.env.PATH_PREFIX)
  const settings: CacheSettings = {
    folder: root,
    prefix,
    code: dataLayerDigest(root),
    siteUrl: SITE_URL,
    ...(PLAIN_HOST === '1' && { plainHost: true }),
    unpublished: PREVIEW === '1' ? 'all' : unpublishedFiles(root),
  }
  refreshCache(root, settings)
  const code = await runBuild(prefix !== '', phases.all)
  if (code !== 0) {
    process.exitCode = code
    return
  }
  // Gatsby deletes the note at its start.
  keepCache(root, settings)
  await writeSite(prefix)
  phases.write()
  console.log(`The site is in ${OUTPUT}/.`)
}

/** Writes the whole site beside the last one, and puts it in its place once it is complete. */
async function writeSite(prefix: string): Promise<void> {
  const next = join(root, `${OUTPUT}.next`)
  rmSync(next, { recursive: true, force: true })
  const {
    name,
    url,
    language,
    repository,
    editingSignIn: signIn,
  } = readDocumentOf(root, 'SiteFacts', 'data/site.json').data
  // A preview is of one branch, and what is edited belongs to the main one.
  const admin =
    PREVIEW === '1' || !repository ? undefined : { name, url, repository, signIn, prefix }
  const { pages, findable, redirects, address } = await phases.measure('Finishing', () =>
    finish(root, next, {
      prefix,
      siteUrl: SITE_URL,
      noindex: PREVIEW === '1',
      previewName: PREVIEW_NAME,
      ...(PLAIN_HOST === '1' && { metaPolicy }),
      ...(admin && { admin: adminPage(admin) }),
    }),
  )
  if (admin) {
    for (const [file, content] of await adminFiles(root, admin)) {
      const path = join(next, ADMIN, file)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, content)
    }
  }
  writeIcons(root, next)
  // Develop's own pages, in a build that was asked for them, are shared with nobody.
  const shared = pages.filter(path => !path.startsWith('/develop/'))
  await phases.measure('Social images', () => writeSocialImages(root, next, shared))
  await phases.measure('Search index', () => writeSearchIndex(root, next, findable))
  if (PLAIN_HOST === '1') {
    const { moved } = readDocumentOf(root, 'InterfaceWords', 'data/interface.json').data
    for (const { from, to } of redirects) {
      const file = join(next, redirectFile(from))
      // Where capitals do not count, /About.html is the page itself.
      if (existsSync(file)) continue
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, redirectPage(prefix + to, address + to, language, moved))
    }
  }
  writeFileSync(join(next, RELEASE_FILE), releaseFile(next, listFiles(next)))
  await phases.measure('Compression', () =>
    compressFiles(
      listFiles(next).map(file => join(next, file)),
      root,
    ),
  )
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
