/**
 * Whether the run’s commit is still the head of its branch. If not, publishing (after a rerun, for example) would
 * replace a newer site with an older one.
 */
async function isNewest({ github, context, core }) {
  const branch = context.ref.replace('refs/heads/', '')
  const { data } = await github.rest.repos.getBranch({ ...context.repo, branch })
  if (data.commit.sha === context.sha) return true
  const [old, now] = [context.sha, data.commit.sha].map(sha => sha.slice(0, 7))
  core.warning(`Not published: ${branch} is at ${now}, but this run built ${old}.`)
  return false
}

module.exports = { isNewest }
