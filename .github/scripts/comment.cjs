/** Posts the branch’s report, which is untrusted text, as a comment on the pull request. */
const fs = require('node:fs')
const path = require('node:path')

const MARKER = '<!-- preview-report -->'

/** The maximum length of the report, in characters. GitHub's limit for a comment is 65,536. */
const LIMIT = 60_000

/** Reads the start of a file in the artifact. Returns an empty string unless it’s a regular file. */
function read(folder, name) {
  const file = path.join(folder, name)
  const stat = fs.lstatSync(file, { throwIfNoEntry: false })
  if (!stat?.isFile()) return ''
  return fs
    .readFileSync(file)
    .subarray(0, 4 * LIMIT)
    .toString()
}

/**
 * Returns the number of the run's pull request. The number in the artifact is untrusted, so GitHub must confirm that
 * the pull request is open and the run is for its latest commit.
 */
async function pullRequestOf({ github, context, folder }) {
  const number = read(folder, 'pull-request.txt').trim()
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

/** Puts untrusted text in a code block, so it can't create mentions, links, images, or HTML. */
function codeBlock(text) {
  const clean = text
    .replace(/\r\n?/g, '\n')
    // Remove control characters, including those that change the text direction.
    .replace(/[^\P{C}\n\t]/gu, '')
    // Replace anything that would end the block.
    .replace(/```+/g, "'''")
    .trim()
  const more = clean.length > LIMIT ? '\n… see the full report for the rest.' : ''
  // The cut may split a surrogate pair.
  return `\`\`\`diff\n${clean.slice(0, LIMIT).toWellFormed()}${more}\n\`\`\``
}

/** Creates or updates the comment: the preview's URL first, then the report. */
async function writeComment({ github, context, folder, number, address }) {
  const run = context.payload.workflow_run
  const head = [
    MARKER,
    ...(address ? [`**[Open the preview](${address})**`] : []),
    `[Full report with screenshots](${run.html_url}#artifacts) for ${run.head_sha.slice(0, 7)}.`,
    '',
  ].join('\n\n')
  const body = head + codeBlock(read(folder, 'report.txt'))
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
