/** Reads the site’s files before the current change from git. */
import { CONTENT_FOLDERS } from '../page-kinds/read-documents'
import { git } from '../content/git'

/** The files in data/ and content/ at a commit. */
export interface History {
  files: ReadonlySet<string>
  /** Returns a file’s contents at that commit. */
  readonly read: (path: string) => string
}

/**
 * Returns the site at the commit to compare with: where this branch diverged from the main branch or, on GitHub, from
 * the pull request's base branch. On the main branch itself, that's the second-to-last commit, so that the check still
 * notices pages the last commit removed.
 *
 * @returns `undefined` if git has no such commit
 */
export function historyOf(root: string): History | undefined {
  const ask = (...args: string[]) => git(root, args)?.trim()
  const last = ask('rev-parse', 'HEAD')
  if (!last) return undefined
  let base: string | undefined
  for (const main of [`origin/${process.env.GITHUB_BASE_REF || 'HEAD'}`, 'origin/main', 'main'])
    base ??= ask('merge-base', 'HEAD', main)
  if (base && base !== last) return historyAt(root, base)
  const parent = ask('rev-parse', 'HEAD^')
  const isShallow = ask('rev-parse', '--is-shallow-repository') === 'true'
  return parent || !isShallow ? historyAt(root, parent ?? last) : undefined
}

function historyAt(root: string, commit: string): History {
  const listed = git(root, ['ls-tree', '-r', '-z', '--name-only', commit, ...CONTENT_FOLDERS])
  return {
    files: new Set(listed?.split('\0').filter(Boolean)),
    read: path => git(root, ['show', `${commit}:./${path}`]) ?? '',
  }
}
