/** The comment on a pull request. It shows the branch’s report, which is untrusted text. */
const fs = require('node:fs')
const path = require('node:path')

const MARKER = '<!-- preview-report -->'

/** GitHub's limit for a comment, in characters. */
const LIMIT = 65_536
const CUT = '\n… see the full report for the rest.'

const BLOCK = '```diff\nTEXT\n```'

/** The start of a file in the artifact; empty unless it’s a plain file. */
function read(folder, name, limit) {
  const file = path.join(folder, name)
  const stat = fs.lstatSync(file, { throwIfNoEntry: false })
  if (!stat?.isFile()) return ''
  return fs.readFileSync(file).subarray(0, limit).toString('utf8')
}

/**
 * The number of the run's pull request. It’s in the artifact, and GitHub must confirm that the pull request is open
 * and that the run is for its latest commit.
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

/**
 * Untrusted text as a code block: no mentions, links, images, or HTML.
 *
 * @param most the maximum length of the block with its fences
 */
function codeBlock(text, most) {
  const clean = text
    .replace(/\r\n?/g, '\n')
    // Control characters, including those that change the direction of text.
    .replace(/[^\P{C}\n\t]/gu, '')
    // Nothing that ends the block.
    .replace(/```+/g, "'''")
    .trim()
  const room = most - BLOCK.length - CUT.length
  // Don't cut a surrogate pair in half.
  const cut = clean.slice(0, room).replace(/[\ud800-\udbff]$/, '') + CUT
  return BLOCK.replace('TEXT', () => (clean.length > room ? cut : clean))
}

/** Writes or updates the comment: the preview's URL first, then the report. */
async function writeComment({ github, context, folder, number, address }) {
  const run = context.payload.workflow_run
  const head = [
    MARKER,
    ...(address ? [`**[Open the preview](${address})**`] : []),
    `[Full report with screenshots](${run.html_url}#artifacts) for ${run.head_sha.slice(0, 7)}.`,
    '',
  ].join('\n\n')
  const body = head + codeBlock(read(folder, 'report.txt', 4 * LIMIT), LIMIT - head.length)
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
