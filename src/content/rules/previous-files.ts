/** The site as it was before the change at hand, out of git. */
import { capitalize } from '../../../plugins/gatsby-plugin-content-check/src'
import { EDITORIAL_FOLDERS } from '../documents'
import { git, isShallow, isUnderGit, missingHistory, requireCommit } from '../git'

/** The files of data/ and content/ in a commit. */
export interface History {
  commit: string
  files: ReadonlySet<string>
  /** The text of a file as it was. */
  read(path: string): string
}

/** What cannot be known, in a sentence, and what would help. */
export interface MissingHistory {
  note: string
}

/**
 * The commit that a change is compared with: where its branch left the main one. On the main branch
 * itself, the commit before the last, so that what the last one removed is still missed.
 *
 * @param ref the branch or commit that the change is to go into; without it `CHECK_BASE`, then the pull
 *   request's base branch on GitHub, then the main branch
 * @throws where a ref is given that git does not know
 */
export function historyOf(
  root: string,
  ref = process.env.CHECK_BASE || undefined,
): History | MissingHistory {
  const head = isUnderGit(root) ? git(root, ['log', '-1', '--format=%H %P']) : undefined
  if (head === undefined) {
    const reason = missingHistory(root) ?? 'git knows no commit'
    return {
      note: `${capitalize(reason)}: pages that were removed without a redirect cannot be found, and days ahead count as past.`,
    }
  }
  const [last = '', parent] = head.trim().split(' ')
  const branched = branchPoint(root, ref)
  const before = branched === last && !ref ? parent : (branched ?? parent)
  if (before) return historyAt(root, before)
  if (isShallow(root)) {
    return {
      note: 'This clone holds the last commit alone: pages that were removed without a redirect cannot be found. “git fetch --unshallow” brings the rest.',
    }
  }
  return historyAt(root, last)
}

/**
 * Where the branch at hand left another.
 *
 * @param ref without it, the main branch
 * @throws where a ref is given that git does not know
 */
export function branchPoint(root: string, ref?: string): string | undefined {
  if (ref !== undefined) {
    const found = git(root, ['merge-base', 'HEAD', ref])?.trim()
    if (found) return found
    requireCommit(root, ref)
    throw new Error(
      `git finds nothing that “${ref}” and this branch have in common. “git fetch --unshallow” brings the whole history.`,
    )
  }
  const { GITHUB_BASE_REF } = process.env
  const mains = [
    ...(GITHUB_BASE_REF ? [`origin/${GITHUB_BASE_REF}`] : []),
    ...['origin/HEAD', 'origin/main', 'main'],
  ]
  for (const main of mains) {
    const found = git(root, ['merge-base', 'HEAD', main])?.trim()
    if (found) return found
  }
  return undefined
}

/** The files of data/ and content/ in a commit. */
export function historyAt(root: string, commit: string): History {
  const listed = git(root, ['ls-tree', '-r', '-z', '--name-only', commit, ...EDITORIAL_FOLDERS])
  return {
    commit,
    files: new Set(listed?.split('\0').filter(Boolean)),
    read: path => git(root, ['show', `${commit}:./${path}`]) ?? '',
  }
}
