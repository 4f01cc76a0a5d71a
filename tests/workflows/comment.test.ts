/** Tests the script that posts the preview comment, with a fake GitHub API. */
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
  write('report.txt', report)
  const { written, options } = gitHub(PULL, comments)
  await script.writeComment({ ...options, address: 'https://o.github.example/r/pr-3/' })
  return written
}

test('the comment starts with a marker line and a link to the preview', async () => {
  const [only] = await comment('What this does')
  expect(only).toMatchObject({ kind: 'create', id: 3 })
  expect(only?.body.split('\n').slice(0, 3)).toEqual([
    MARKER,
    '',
    '**[Open the preview](https://o.github.example/r/pr-3/)**',
  ])
})

test('a later run updates the bot’s marked comment and no others', async () => {
  const bot = { login: 'github-actions[bot]' }
  const comments = [
    { id: 1, user: { login: 'a-person' }, body: MARKER },
    { id: 2, user: bot, body: 'another' },
    { id: 4, user: bot, body: `${MARKER}\n\nold` },
  ]
  expect(await comment('text', comments)).toMatchObject([{ kind: 'update', id: 4 }])
})

test.each<[string, string, typeof PULL, number | undefined]>([
  ['finds the run’s pull request', '3\n', PULL, 3],
  ['rejects a missing number', '', PULL, undefined],
  ['rejects a command', '3; rm', PULL, undefined],
  [
    'rejects a pull request at another commit',
    '3',
    { ...PULL, head: { ...PULL.head, sha: 'b'.repeat(40) } },
    undefined,
  ],
  [
    'rejects a pull request from another fork',
    '3',
    { ...PULL, head: { ...PULL.head, repo: { id: 12 } } },
    undefined,
  ],
  ['rejects a closed pull request', '3', { ...PULL, state: 'closed' }, undefined],
])('%s', async (_, number, pull, expected) => {
  write('pull-request.txt', number)
  expect(await script.pullRequestOf(gitHub(pull).options)).toBe(expected)
})

/** A comment’s lines outside code blocks. In CommonMark, a closing fence is at least as long as its opening fence. */
function outsideOfCode(body: string): string[] {
  let fence: string | undefined
  return body.split('\n').filter(line => {
    const [ticks] = /^ {0,3}`{3,}/.exec(line) ?? []
    const wasCode = fence !== undefined
    if (fence === undefined) fence = ticks?.trim()
    else if (/^\s*`+\s*$/.test(line) && line.trim().length >= fence.length) fence = undefined
    return !wasCode && !ticks
  })
}

test.each([
  [
    'URLs and email addresses, with and without emphasis',
    '_www.evil.example_ **https://evil.example** evil@evil.example',
  ],
  ['mentions and references', '@everyone #12 GH-12 &#64;everyone o/r#1'],
  ['HTML', '<img src=x> <!-- preview-report --> <details><summary>'],
  [
    'images and links',
    '![a](https://evil.example/x.png) [b](http://evil.example)\n[c]: https://evil.example',
  ],
  ['a fence', '```\n[b](http://evil.example)\n```'],
  ['a longer fence', `${'`'.repeat(40)}\n@everyone\n${'`'.repeat(41)}\n@everyone`],
  ['other kinds of fences', '~~~\n@everyone\n~~~\n```mermaid\n@everyone'],
  ['carriage returns and control characters', '```\r@everyone\r```\u0000\u202e\u0085@everyone'],
])('text from a branch appears only as code: %s', async (_, text) => {
  const [only] = await comment(`words\n${text}\nlast`)
  const body = only?.body ?? ''
  expect(body).toContain('\nlast\n')
  expect(outsideOfCode(body).slice(6)).toEqual([])
  expect(outsideOfCode(body).join('\n')).not.toContain('evil')
  expect(body).not.toMatch(/[\0\r\u0085\u202e]/)
})

test.each([
  ['markup', '<'.repeat(60_000)],
  ['words', 'words '.repeat(50_000)],
  ['backticks', '`'.repeat(70_000)],
  ['backticks followed by words', `${'`'.repeat(32_000)} ${'words '.repeat(50_000)}`],
  ['surrogate pairs', '😀'.repeat(60_000)],
])('a comment has at most 65,536 characters and closes its code block: %s', async (_, text) => {
  const [only] = await comment(text)
  const body = only?.body ?? ''
  expect(body.length).toBeLessThanOrEqual(65_536)
  expect(body).toMatch(/`$/)
  expect(() => encodeURIComponent(body)).not.toThrow()
  expect(
    outsideOfCode(body)
      .slice(6)
      .filter(line => !/^`[^`]+`$/.test(line)),
  ).toEqual([])
})

test('doesn’t follow a symlink in place of a file', async () => {
  symlinkSync('/etc/hostname', join(folder, 'pull-request.txt'))
  expect(await script.pullRequestOf(gitHub().options)).toBeUndefined()
})
