/** The site as it was before the change at hand, out of git. */
import { FOLDERS } from '../../plugins/gatsby-plugin-content-check/src'
import { git } from '../content/git'

/** The files of data/ and content/ in a commit. */
export interface History {
  files: ReadonlySet<string>
  /** The text of a file as it was. */
  readonly read: (path: string) => string
}

/**
 * The site in the commit that a change is compared with: where its branch left the one that it is to go
 * into. That is `CHECK_BASE`, or a pull request's base branch on GitHub, or the main branch. On the main branch
 * itself it is the commit before the last, so that what the last one removed is still missed.
 *
 * @returns nothing where git knows no such commit
 * @throws where git knows nothing of `CHECK_BASE`
 */
export function historyOf(root: string): History | undefined {
  const { CHECK_BASE, GITHUB_BASE_REF } = process.env
  const last = git(root, ['rev-parse', 'HEAD'])?.trim()
  if (!last) return undefined
  const branchPoint = (ref: string) => git(root, ['merge-base', 'HEAD', ref])?.trim()
  if (CHECK_BASE) {
    const base = branchPoint(CHECK_BASE)
    if (base) return historyAt(root, base)
    throw new Error(`git finds nothing that “${CHECK_BASE}” and this branch have in common.`)
  }
  const mains = ['origin/HEAD', 'origin/main', 'main']
  if (GITHUB_BASE_REF) mains.unshift(`origin/${GITHUB_BASE_REF}`)
  let base: string | undefined
  for (const main of mains) base ??= branchPoint(main)
  if (base && base !== last) return historyAt(root, base)
  const parent = git(root, ['rev-parse', 'HEAD^'])?.trim()
  const isShallow = git(root, ['rev-parse', '--is-shallow-repository'])?.trim() === 'true'
  return parent || !isShallow ? historyAt(root, parent ?? last) : undefined
}

function historyAt(root: string, commit: string): History {
  const listed = git(root, ['ls-tree', '-r', '-z', '--name-only', commit, ...FOLDERS])
  return {
    files: new Set(listed?.split('\0').filter(Boolean)),
    read: path => git(root, ['show', `${commit}:./${path}`]) ?? '',
  }
}
