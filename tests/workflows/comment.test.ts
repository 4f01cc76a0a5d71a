/** The comment's script, as it stands in the workflow, against a GitHub made of lists. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

const MARKER = '<!-- preview-report -->'

interface Workflow {
  jobs: Record<string, { steps: { with?: { script?: string } }[] }>
}

const { jobs } = parse(
  readFileSync('.github/workflows/pull-request-comment.yml', 'utf8'),
) as Workflow
const script = jobs.comment?.steps.at(-1)?.with?.script ?? ''
// The constructor of asynchronous functions, which has no name of its own.
const AsyncFunction = (async () => undefined).constructor as new (...parts: string[]) => unknown
const run = new AsyncFunction('github', 'context', 'core', 'require', 'process', script) as (
  ...values: unknown[]
) => Promise<void>

interface Comment {
  id: number
  user: { login: string }
  body: string
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'summary-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const RUN = {
  id: 7,
  head_sha: 'a'.repeat(40),
  head_repository: { id: 11 },
  html_url: 'https://github.example/run/7',
}
const PULL = { number: 3, state: 'open', head: { sha: RUN.head_sha, repo: { id: 11 } } }

/** Runs the script and says what it wrote. */
async function comment(
  files: Record<string, string>,
  { pull = PULL, comments = [] as Comment[] } = {},
) {
  mkdirSync(folder, { recursive: true })
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  const written: { kind: string; body: string; id: number }[] = []
  const github = {
    paginate: async () => comments,
    rest: {
      pulls: { get: async () => ({ data: pull }) },
      issues: {
        listComments: undefined,
        updateComment: async ({ comment_id: id, body }: { comment_id: number; body: string }) =>
          written.push({ kind: 'update', body, id }),
        createComment: async ({ issue_number: id, body }: { issue_number: number; body: string }) =>
          written.push({ kind: 'create', body, id }),
      },
    },
  }
  const context = { repo: { owner: 'o', repo: 'r' }, payload: { workflow_run: RUN } }
  const process = { env: { FOLDER: folder } }
  const core = { notice: () => undefined }
  await run(github, context, core, createRequire(join(folder, 'x.js')), process)
  return written
}

const good = {
  'pull-request.txt': '3\n',
  'report.md': `${MARKER}\n\n## What this does\n\n- \`/about\``,
}

test('the first run writes a comment that is found again by its first line', async () => {
  const [only, ...others] = await comment(good)
  expect(others).toEqual([])
  expect(only).toMatchObject({ kind: 'create', id: 3 })
  expect(only?.body.split('\n')[0]).toBe(MARKER)
  expect(only?.body).toContain('## What this does')
  expect(only?.body.match(/<!--/g)).toHaveLength(1)
})

test('a later run changes that comment, and nobody else’s', async () => {
  const comments = [
    { id: 1, user: { login: 'a-person' }, body: `${MARKER} mine` },
    { id: 2, user: { login: 'github-actions[bot]' }, body: 'another report' },
    { id: 4, user: { login: 'github-actions[bot]' }, body: `${MARKER}\n\nold` },
  ]
  expect(await comment(good, { comments })).toMatchObject([{ kind: 'update', id: 4 }])
})

test.each([
  ['no number', { ...good, 'pull-request.txt': '' }, PULL],
  ['a number that is none', { ...good, 'pull-request.txt': '3; rm' }, PULL],
  ['another commit', good, { ...PULL, head: { ...PULL.head, sha: 'b'.repeat(40) } }],
  ['another fork', good, { ...PULL, head: { ...PULL.head, repo: { id: 12 } } }],
  ['a closed pull request', good, { ...PULL, state: 'closed' }],
  ['no text', { ...good, 'report.md': MARKER }, PULL],
])('%s: nothing is written', async (_, files, pull) => {
  expect(await comment(files, { pull })).toEqual([])
})

test('what a branch wrote mentions nobody, links nowhere, loads nothing and is no HTML', async () => {
  const hostile = [
    MARKER,
    '@everyone and #12 and <img src=x> <!-- preview-report -->',
    '![a](https://evil.example/x.png) [b](http://evil.example) www.evil.example',
    '[c]: https://evil.example',
    '[d][c]',
  ].join('\n')
  const [only] = await comment({ ...good, 'report.md': hostile })
  const theirs = (only?.body ?? '').split('\n').slice(3).join('\n')
  expect(theirs).toContain('everyone')
  expect(theirs).not.toMatch(/@e|#\d|<\w|<!|\]\(|\]\[|\]:|:\/\/|www\.|!\[/)
})

test('entities, which GitHub reads before it looks for mentions, stay text', async () => {
  const report = '&#64;everyone &commat;everyone &#35;12 GH-12 gh-7 &lt;img&gt; a & b; AT&T'
  const [only] = await comment({ ...good, 'report.md': report })
  const theirs = (only?.body ?? '').split('\n').slice(3).join('\n')
  expect(theirs).not.toMatch(/&#?\w+;|GH-\d/i)
  expect(theirs).toContain('a & b; AT&T')
})

test('blocks are shown as code, not drawn; those of differences keep their colours', async () => {
  const blocks = [
    '```mermaid',
    'graph TD',
    '```',
    '- ~~~ geojson',
    '1. ````math',
    '```diff',
    '+ a',
    '```',
    '````diff',
    '````',
  ]
  const [only] = await comment({ ...good, 'report.md': blocks.join('\n') })
  const theirs = (only?.body ?? '').split('\n').slice(4)
  expect(theirs).toEqual(['```', 'graph TD', '```', '- ~~~', '1. ````', ...blocks.slice(5)])
})

test('folding is the only HTML that passes, in the form in which the report writes it', async () => {
  const report = [
    '<details>',
    '<summary>Links, head and structured data: 3 differences</summary>',
    '',
    '</details>',
    '<details open onclick="x">',
    '<summary><img src=x></summary>',
    ' <details>',
  ]
  const [only] = await comment({ ...good, 'report.md': report.join('\n') })
  const theirs = (only?.body ?? '').split('\n').slice(4)
  expect(theirs.slice(0, 4)).toEqual(report.slice(0, 4))
  expect(theirs.slice(4).join('\n')).not.toMatch(/<\w/)
})

test('a text of any length fits a comment', async () => {
  const [only] = await comment({ ...good, 'report.md': `${MARKER}\n${'words '.repeat(50_000)}` })
  expect(only?.body.length).toBeLessThan(65_536)
})

test('a link in place of a file is not followed', async () => {
  symlinkSync('/etc/hostname', join(folder, 'report.md'))
  expect(await comment({ 'pull-request.txt': '3' })).toEqual([])
})
