/**
 * The same made posts built by this project and by three plain sites of other builders, in one run: time and
 * memory of the builds, and what a visitor of a post loads. comparison/README.md says what is compared, and
 * what is not.
 */
import { appendFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sirv from 'sirv'
import { compressFiles } from '../finish/compress'
import { startServer } from '../hosting/local-server'
import { copyProject } from '../../tests/support/project-copy'
import { slugOf, writeManyTexts } from '../../tests/support/many/many-texts'
import { buildCommand, megabytes, time } from './build-times'
import { lighthouseIn, type PageReport } from './lighthouse'
import { measureRun, type MeasuredRun } from './measured-run'
import {
  installedCommand,
  makePosts,
  OTHER_BUILDERS,
  postFile,
  setUp,
  type Builder,
} from './other-builders'
import { kilobytes } from './sizes'
import type { Row } from './table'

const SENTENCE = '\nOne sentence more, in one post.\n'

/** A site that has been built from nothing and once more after one edit. */
interface Built {
  name: string
  cold: MeasuredRun
  warm: MeasuredRun
  post: PageReport
}

/** Measures a page by its address. */
type Measure = (address: string) => Promise<PageReport>

/**
 * Builds and measures all of them.
 *
 * @param sizes numbers of posts
 * @throws where a package cannot be installed, a build fails or there is no browser
 */
export async function comparisonRows(sizes: readonly number[]): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'comparison-'))
  try {
    const measure = lighthouseIn(join(folder, 'lighthouse'))
    const rows: Row[] = []
    for (const posts of sizes) {
      rows.push(...rowsOf(posts, await thisProject(posts, measure)))
      for (const builder of OTHER_BUILDERS)
        rows.push(...rowsOf(posts, await other(builder, posts, { folder, measure })))
    }
    return rows
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function rowsOf(posts: number, { name, cold, warm, post }: Built): Row[] {
  const row = (what: string, measured: string): Row => ({
    what: `${posts} posts, ${name}: ${what}`,
    measured,
    budget: '',
  })
  const milliseconds = (value: number) => `${value.toFixed(0)} ms`
  return [
    row('built from nothing; after one edit', [cold, warm].map(of => time(of.seconds)).join('; ')),
    row('memory; after one edit', [cold, warm].map(of => megabytes(of.memory)).join('; ')),
    row(
      'a post: page; scripts; all',
      [post.page, post.scripts, post.all].map(kilobytes).join('; '),
    ),
    row(
      'a post: first paint; largest; main thread',
      [post.firstPaint, post.largestPaint, post.mainThread].map(milliseconds).join('; '),
    ),
    row('a post: Lighthouse’s mark', String(post.mark)),
  ]
}

/** A post that has a drawing and no photograph, in the middle. */
const postOf = (posts: number) => Math.floor(posts / 8) * 4

async function thisProject(posts: number, measure: Measure): Promise<Built> {
  const copy = copyProject('own')
  try {
    await writeManyTexts(copy.root, { posts })
    copy.commit(`${posts} posts`)
    const slug = slugOf('post', postOf(posts))
    const cold = await measureRun(buildCommand(copy.root), copy.root)
    appendFileSync(join(copy.root, 'content/blog', slug, 'index.mdx'), SENTENCE)
    const warm = await measureRun(buildCommand(copy.root), copy.root)
    const { server, url } = await startServer({ folder: join(copy.root, 'dist'), port: 0 })
    const post = await closing(server, () => measure(`${url}/blog/${slug}`))
    return { name: 'this site', cold, warm, post }
  } finally {
    copy.dispose()
  }
}

async function other(
  builder: Builder,
  count: number,
  { folder, measure }: { folder: string; measure: Measure },
): Promise<Built> {
  const root = join(folder, `${builder.folder}-${count}`)
  const made = join(folder, `posts-${count}`)
  const posts = await makePosts(made, count)
  setUp(builder, root, { made, posts })
  const { command, version } = installedCommand(root, builder.command)
  const cold = await measureRun(command, root)
  const edited = posts[postOf(count)]
  if (!edited) throw new Error(`There is no post to edit among ${count}.`)
  appendFileSync(postFile(root, builder, edited), SENTENCE)
  const warm = await measureRun(command, root)
  const output = join(root, builder.output)
  // A host would compress them.
  await compressFiles(filesIn(output))
  const server = createServer(sirv(output, { brotli: true, gzip: true, etag: true }))
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const address = `http://127.0.0.1:${port}/blog/${edited.slug}/`
  const post = await closing(server, () => measure(address))
  return { name: `${builder.name} ${version}`, cold, warm, post }
}

/** Uses a server, which closes then. */
async function closing<Result>(server: Server, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } finally {
    server.close()
  }
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
