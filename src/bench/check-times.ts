/** How long the check takes as a whole process: on this site, and on many files. */
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median } from './median'
import type { Row } from './table'

const RUNS = 5
const MANY = 10_000

/** Times `npm run check` on the site as it is, and on a copy with 10,000 posts. */
export function checkTimes(root: string): Row[] {
  return [
    {
      what: 'npm run check, this site',
      measured: seconds(median(time(root, root, RUNS))),
      budget: '1.0 s',
    },
    { what: `npm run check, ${MANY} files`, measured: seconds(many(root)), budget: '8.0 s' },
  ]
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

function time(root: string, cwd: string, runs: number): number[] {
  return Array.from({ length: runs }, () => {
    const start = performance.now()
    spawnSync(
      process.execPath,
      [join(root, 'node_modules/tsx/dist/cli.mjs'), join(root, 'src/cli/check.ts')],
      { cwd },
    )
    return performance.now() - start
  })
}

/** A post of its own: nothing is wrong with it, as with most files, and others lead to it. */
function copyOf(text: string, number: number): string {
  const metadata = [
    'metadata:',
    `  title: Copy number ${number} of a post, for the bench`,
    `  description: Copy number ${number} of a post, which is here to see how long ten thousand files take.`,
    `  keywords: [copy number ${number}]`,
    '---',
  ].join('\n')
  const [next, afterNext] = [number + 1, number + 2].map(other => `/blog/copy-${other % MANY}`)
  return `${text.replace(/^metadata:\n[^]*?\n---$/m, metadata)}\n[One](${next}) and [another](${afterNext}).\n`
}

function many(root: string): number {
  const copy = mkdtempSync(join(tmpdir(), 'bench-'))
  try {
    for (const folder of ['data', 'content'])
      cpSync(join(root, folder), join(copy, folder), { recursive: true })
    const posts = readdirSync(join(root, 'content/blog'))
    const texts = posts.map(post =>
      readFileSync(join(root, 'content/blog', post, 'index.mdx'), 'utf8'),
    )
    for (let number = 0; number < MANY; number++) {
      const folder = join(copy, `content/blog/copy-${number}`)
      mkdirSync(folder)
      const text = copyOf(texts[number % texts.length] ?? '', number)
      writeFileSync(join(folder, 'index.mdx'), text)
    }
    return time(root, copy, 1)[0] ?? 0
  } finally {
    rmSync(copy, { recursive: true })
  }
}
