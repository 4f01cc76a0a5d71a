/** The one comment on a pull request. It handles what a branch's run left behind: a stranger's text. */
const fs = require('node:fs')
const path = require('node:path')

const MARKER = '<!-- preview-report -->'
const LIMIT = 60_000

/** The start of a file of the artifact; nothing where it is not a plain file. */
function read(folder, name, limit) {
  const file = path.join(folder, name)
  const stat = fs.lstatSync(file, { throwIfNoEntry: false })
  if (!stat?.isFile()) return ''
  return fs.readFileSync(file).subarray(0, limit).toString('utf8')
}

/**
 * The number of the pull request that the run belongs to. The artifact names it; it counts only where GitHub
 * agrees that the run is of that pull request's newest commit.
 */
async function pullRequestOf({ github, context, folder }) {
  const number = read(folder, 'pull-request.txt', 20).trim()
  if (!/^[1-9]\d{0,8}$/.test(number)) return undefined
  const run = context.payload.workflow_run
  const { data: pull } = await github.rest.pulls.get({
    ...context.repo,
    pull_number: Number(number),
  })
  const isOwn =
    pull.state === 'open' &&
    pull.head.sha === run.head_sha &&
    pull.head.repo?.id === run.head_repository.id
  return isOwn ? pull.number : undefined
}

/** A text that mentions nobody, links nowhere, loads nothing and is no HTML. GitHub reads entities first. */
function harmless(text) {
  const blank = '\u200b'
  return text
    .replaceAll(MARKER, '')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/&(?=[#\w]+;)/g, `&${blank}`)
    .replace(/</g, `<${blank}`)
    .replace(/@/g, `@${blank}`)
    .replace(/\]([([:])/g, `]${blank}$1`)
    .replace(/:\/\//g, `:${blank}//`)
    .replace(/\bwww\./gi, `www${blank}.`)
    .replace(/([#!])(?=[\d[])/g, `$1${blank}`)
    .replace(/\bGH-(?=\d)/gi, `GH-${blank}`)
    .replace(/^([\s>*+\d.)-]*(?:`{3,}|~{3,})).*$/gm, '$1')
    .trim()
}

/** Writes the comment, or brings it up to date. The address to click leads, then the report. */
async function writeComment({ github, context, folder, number, address }) {
  const run = context.payload.workflow_run
  const body = [
    MARKER,
    ...(address ? [`**[Open the preview](${address})**`] : []),
    `[The report with pictures](${run.html_url}#artifacts), of ${run.head_sha.slice(0, 7)}.`,
    harmless(read(folder, 'report.md', LIMIT)),
  ].join('\n\n')
  const comments = await github.paginate(github.rest.issues.listComments, {
    ...context.repo,
    issue_number: number,
    per_page: 100,
  })
  const own = comments.find(
    comment => comment.user?.login === 'github-actions[bot]' && comment.body?.startsWith(MARKER),
  )
  if (own) await github.rest.issues.updateComment({ ...context.repo, comment_id: own.id, body })
  else await github.rest.issues.createComment({ ...context.repo, issue_number: number, body })
}

module.exports = { pullRequestOf, writeComment }
