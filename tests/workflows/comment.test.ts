/** The script of the comment, against a GitHub made of lists. */
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MARKER = '<!-- preview-report -->'
const RUN = {
  head_sha: 'a'.repeat(40),
  head_repository: { id: 11 },
  html_url: 'https://github.example/run/7',
}
const PULL = { number: 3, state: 'open', head: { sha: RUN.head_sha, repo: { id: 11 } } }

interface Comment {
  id: number
  user: { login: string }
  body: string
}
interface Script {
  pullRequestOf(options: object): Promise<number | undefined>
  writeComment(options: object): Promise<void>
}
const script = createRequire(join(process.cwd(), 'package.json'))(
  './.github/scripts/comment.cjs',
) as Script

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'summary-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function gitHub(pull = PULL, comments: Comment[] = []) {
  const written: { kind: string; body: string; id: number }[] = []
  const github = {
    paginate: async () => comments,
    rest: {
      pulls: { get: async () => ({ data: pull }) },
      issues: {
        updateComment: async ({ comment_id: id, body }: { comment_id: number; body: string }) =>
          written.push({ kind: 'update', body, id }),
        createComment: async ({ issue_number: id, body }: { issue_number: number; body: string }) =>
          written.push({ kind: 'create', body, id }),
      },
    },
  }
  const context = { repo: { owner: 'o', repo: 'r' }, payload: { workflow_run: RUN } }
  return { written, options: { github, context, folder, number: 3 } }
}

const write = (name: string, content: string) => writeFileSync(join(folder, name), content)

async function comment(report: string, comments: Comment[] = []) {
  write('report.md', report)
  const { written, options } = gitHub(PULL, comments)
  await script.writeComment({ ...options, address: 'https://o.github.example/r/pr-3/' })
  return written
}

test('the address leads the comment, which is found again by its first line', async () => {
  const [only] = await comment('## What this does')
  expect(only).toMatchObject({ kind: 'create', id: 3 })
  expect(only?.body.split('\n').slice(0, 3)).toEqual([
    MARKER,
    '',
    '**[Open the preview](https://o.github.example/r/pr-3/)**',
  ])
})

test('a later run changes that comment, and nobody else’s', async () => {
  const bot = { login: 'github-actions[bot]' }
  const comments = [
    { id: 1, user: { login: 'a-person' }, body: MARKER },
    { id: 2, user: bot, body: 'another' },
    { id: 4, user: bot, body: `${MARKER}\n\nold` },
  ]
  expect(await comment('text', comments)).toMatchObject([{ kind: 'update', id: 4 }])
})

test.each<[string, string, typeof PULL, number | undefined]>([
  ['its own', '3\n', PULL, 3],
  ['no number', '', PULL, undefined],
  ['a command', '3; rm', PULL, undefined],
  ['another commit', '3', { ...PULL, head: { ...PULL.head, sha: 'b'.repeat(40) } }, undefined],
  ['another fork', '3', { ...PULL, head: { ...PULL.head, repo: { id: 12 } } }, undefined],
  ['a closed one', '3', { ...PULL, state: 'closed' }, undefined],
])('the pull request: %s', async (_, number, pull, expected) => {
  write('pull-request.txt', number)
  expect(await script.pullRequestOf(gitHub(pull).options)).toBe(expected)
})

test('a branch’s text mentions nobody, links nowhere, loads nothing and is no HTML', async () => {
  const [only] = await comment(
    [
      '@everyone #12 GH-12 &#64;everyone <img src=x> <!-- preview-report -->',
      '![a](https://evil.example/x.png) [b](http://evil.example) www.evil.example',
      '[c]: https://evil.example',
      '```mermaid',
      'words '.repeat(50_000),
    ].join('\n'),
  )
  const theirs = (only?.body ?? '').split('\n').slice(5).join('\n')
  expect(theirs).toContain('everyone')
  expect(theirs).not.toMatch(/@e|#\d|GH-\d|&#|<\w|<!|\]\(|\]:|:\/\/|www\.|!\[|mermaid/)
  expect(only?.body.length).toBeLessThan(65_536)
})

test('a link in place of a file is not followed', async () => {
  symlinkSync('/etc/hostname', join(folder, 'pull-request.txt'))
  expect(await script.pullRequestOf(gitHub().options)).toBeUndefined()
})
