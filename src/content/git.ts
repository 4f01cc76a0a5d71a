/** Questions to git, where there is one. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** Whether a folder is in a git working tree. Looked up without starting git, which costs time. */
export function isUnderGit(root: string): boolean {
  for (let folder = resolve(root); ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return true
    if (folder === dirname(folder)) return false
  }
}

/**
 * Git refuses a folder that belongs to another user, as in a container, for fear of the settings in it. Who
 * asks here runs the code of that folder already.
 */
const TRUST = ['-c', 'safe.directory=*'] as const

function run(root: string, args: readonly string[]) {
  return spawnSync('git', [...TRUST, ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 30,
    // What git says of a failure is read below, in its English words.
    env: { ...process.env, LC_ALL: 'C' },
  })
}

/**
 * Why there is no history, as the end of a sentence.
 *
 * @returns nothing where there is one
 */
export function missingHistory(root: string): string | undefined {
  if (!isUnderGit(root)) return 'there is no git history here'
  const { error, status, stderr } = run(root, ['log', '-1', '--format=%H'])
  if (error) return 'git is not installed'
  if (status === 0) return undefined
  if (stderr.includes('dubious ownership'))
    return `git refuses this folder, which belongs to another user (“git config --global --add safe.directory ${resolve(root)}” allows it)`
  if (stderr.includes('does not have any commits')) return 'nothing is committed here yet'
  return `git fails here (${stderr.trim().split('\n')[0] ?? ''})`
}

/** Whether a clone holds only the last commits. */
export function isShallow(root: string): boolean {
  return git(root, ['rev-parse', '--is-shallow-repository'])?.trim() === 'true'
}

/**
 * Asks git for a commit.
 *
 * @param ref a branch or a commit
 * @throws where there is none of that name here
 */
export function requireCommit(root: string, ref: string): void {
  const found = git(root, [
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${ref}^{commit}`,
  ])
  if (found !== undefined) return
  const remedy = isShallow(root)
    ? ' This clone holds the last commits alone: “git fetch --unshallow” brings the rest.'
    : ''
  throw new Error(`git knows no branch or commit “${ref}”.${remedy}`)
}

/** What git answers; `undefined` where it fails. */
export function git(root: string, args: readonly string[]): string | undefined {
  const { status, stdout } = run(root, args)
  return status === 0 ? stdout : undefined
}

/**
 * What git answers to a question that must have an answer.
 *
 * @throws with the reason where it fails
 */
export function askGit(root: string, args: readonly string[]): string {
  const { status, stdout, stderr } = run(root, args)
  if (status === 0) return stdout
  throw new Error(`git ${args[0] ?? ''}: ${stderr.trim()}`)
}

/**
 * Files below some folders that differ from a commit, are gone, or are new, committed or not.
 *
 * @returns paths from the root
 * @throws where git does not know the commit
 */
export function changedFiles(
  root: string,
  commit: string,
  folders: readonly string[],
): Set<string> {
  const differ = ['diff', '-z', '--name-only', '--no-renames', '--relative', commit]
  const lists = [differ, ['ls-files', '-z', '--others', '--exclude-standard']].map(command =>
    askGit(root, [...command, '--', ...folders]).split('\0'),
  )
  return new Set(lists.flat().filter(Boolean))
}
