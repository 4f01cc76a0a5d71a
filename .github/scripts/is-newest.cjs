/**
 * Whether the run’s commit is still the head of its branch. If not, publishing (after a rerun, for example) would
 * replace a newer site with an older one.
 */
async function isNewest({ github, context, core }) {
  const branch = context.ref.replace('refs/heads/', '')
  const { data } = await github.rest.repos.getBranch({ ...context.repo, branch })
  if (data.commit.sha === context.sha) return true
  core.warning(
    `Not published: ${branch} is at ${data.commit.sha}, but this run built ${context.sha}.`,
  )
  return false
}

module.exports = { isNewest }
