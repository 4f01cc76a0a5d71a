/** Finds pages that used to be live but no longer are. Their URLs need redirects. */
import { isRecord, readFields } from '../../plugins/gatsby-plugin-content-check/src'
import { git } from '../content/git'
import { liveFrom } from '../content/publication'
import { CONTENT_FOLDERS, documentOf } from '../page-kinds/documents'
import { namesIn } from '../page-kinds/page-kind'
import { listAbove, pathOfEntry, pathOfPage } from '../page-kinds/paths'
import { tag } from '../page-kinds/tag/tag'
import type { SiteContent } from './site-content'

/**
 * Returns the commit to compare with: where this branch diverged from the main branch or, on GitHub, from the pull
 * request's base branch. On the main branch itself, that's the second-to-last commit, so that the check still notices
 * pages the last commit removed.
 *
 * @returns `undefined` if git has no such commit
 */
export function earlierCommit(root: string) {
  const ask = (...args: string[]) => git(root, args)?.trim()
  const last = ask('rev-parse', 'HEAD')
  if (!last) return undefined
  let base: string | undefined
  for (const main of [`origin/${process.env.GITHUB_BASE_REF || 'HEAD'}`, 'origin/main', 'main'])
    base ??= ask('merge-base', 'HEAD', main)
  if (base && base !== last) return base
  const isShallow = ask('rev-parse', '--is-shallow-repository') === 'true'
  return ask('rev-parse', 'HEAD^') ?? (isShallow ? undefined : last)
}

/** Finds pages that were live at a commit and were removed or unpublished without a redirect. */
export function checkRemovedPages({ root, documents, routes, today }: SiteContent, commit: string) {
  const redirects = documentOf(documents, 'Redirect')
  // The redirects file is missing or has errors, which are reported elsewhere.
  if (!redirects) return []
  // Git would otherwise lock its index, which could stop a commit.
  const diff = ['-c', 'diff.autoRefreshIndex=false', 'diff', '--name-only', '-z', '--relative']
  const changed = git(root, [
    ...diff,
    '--no-renames',
    '--diff-filter=DM',
    commit,
    '--',
    ...CONTENT_FOLDERS,
  ])
  const isGone = (path: string) => routes.get(path)?.liveFrom !== ''
  const gone = new Map<string, string>()
  for (const file of changed?.split('\0') ?? []) {
    const path = pathOfEntry(file)
    if (!path) continue
    const fields = readFields(file, git(root, ['show', `${commit}:./${file}`]) ?? '')
    if (liveFrom(fields, today) !== '') continue
    // A tag's page goes away with the last post that has the tag.
    const tags = isRecord(fields) ? namesIn('tags', fields) : []
    for (const each of [path, ...tags.map(slug => pathOfPage(tag, slug))])
      if (isGone(each)) gone.set(each, file)
  }
  for (const { from } of redirects.data) gone.delete(from)
  return [...gone].map(([path, file]) => {
    // A draft can come back.
    const entry = { from: path, to: listAbove(path), permanent: !routes.has(path) }
    return redirects.file.error(
      redirects.located.offsetOf([redirects.data.length - 1]),
      'removed-page',
      `The page ${path} (${file}) was removed without a redirect.`,
      `Undo the change, or add this to data/redirects.json, with “to” set to the replacement page: ${JSON.stringify(entry)}`,
    )
  })
}
