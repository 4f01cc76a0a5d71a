/**
 * Builds of a site that has grown: how long each part takes and how much memory all of it, from nothing and
 * after one sentence of one post has changed. Each in a copy of the project, with posts made for it.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PHASES_FILE, readPhases, type Phase } from '../finish/build-phases'
import { slugOf, writeManyTexts } from '../../tests/support/many/many-texts'
import { copyProject } from '../../tests/support/project-copy'
import { measureRun, type MeasuredRun } from './measured-run'
import type { Row } from './table'

/** The sizes that `npm run bench -- --all` builds, in posts. */
export const SIZES: readonly number[] = [100, 1000, 10_000]

/** The parts of a build that are told apart, with the steps of the log that belong to each. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  check: ['onPreInit'],
  sourcing: ['source and transform nodes', 'building schema', 'createPages'],
  queries: ['extract queries from components', 'run queries in workers'],
  scripts: ['Building production JavaScript and CSS bundles', 'Building HTML renderer'],
  HTML: ['Building static HTML for pages'],
  'feed, sitemap, llms.txt': ['onPostBuild'],
  finishing: ['Finishing'],
  'social images': ['Social images'],
  'search index': ['Search index'],
  compression: ['Compression'],
}

/** What a build took. */
interface Measured extends MeasuredRun {
  phases: Phase[]
}

/**
 * Builds a site of each size twice, and tells what each part took.
 *
 * @param sizes numbers of posts, the smallest first: the others are held against it
 * @throws where a build fails
 */
export async function buildRows(sizes: readonly number[]): Promise<Row[]> {
  const rows: Row[] = []
  let least: (Measured & { posts: number }) | undefined
  for (const posts of sizes) {
    const { cold, warm } = await buildTwice(posts)
    least ??= { ...cold, posts }
    const growth = posts / least.posts
    const row = (what: string, measured: string, budget = '') =>
      rows.push({ what: `build, ${posts} posts: ${what}`, measured, budget })
    const isFirst = posts === least.posts
    row('from nothing', time(cold.seconds), isFirst ? '' : time(least.seconds * growth))
    row('after one edit', time(warm.seconds), time(cold.seconds / 5))
    row('memory', megabytes(cold.memory), isFirst ? '' : megabytes(least.memory * 2))
    row('memory, after one edit', megabytes(warm.memory))
    for (const [part, steps] of Object.entries(PARTS))
      row(`${part}; after one edit`, [cold, warm].map(of => time(secondsOf(of, steps))).join('; '))
  }
  return rows
}

/** A time for the table. */
export const time = (seconds: number) => `${seconds.toFixed(1)} s`
/** Memory for the table. */
export const megabytes = (value: number) => `${value.toFixed(0)} MB`

const secondsOf = ({ phases }: Measured, steps: readonly string[]) =>
  phases.filter(({ name }) => steps.includes(name)).reduce((sum, { seconds }) => sum + seconds, 0)

async function buildTwice(posts: number): Promise<{ cold: Measured; warm: Measured }> {
  const copy = copyProject('own')
  try {
    await writeManyTexts(copy.root, { posts })
    copy.commit(`${posts} posts`)
    const cold = await build(copy.root)
    const file = join(copy.root, 'content/blog', slugOf('post', Math.floor(posts / 2)), 'index.mdx')
    writeFileSync(file, `${readFileSync(file, 'utf8')}\nOne sentence more, in one post.\n`)
    return { cold, warm: await build(copy.root) }
  } finally {
    copy.dispose()
  }
}

/** Builds the site in a folder. */
async function build(root: string): Promise<Measured> {
  const file = join(root, '.git', 'phases.json')
  const run = await measureRun(buildCommand(root), root, { [PHASES_FILE]: file })
  return { ...run, phases: readPhases(file) }
}

/** What builds the site in a folder, for {@link measureRun}. */
export const buildCommand = (root: string): string[] => [
  join(root, 'node_modules/tsx/dist/cli.mjs'),
  join(root, 'src/cli/build.ts'),
]
