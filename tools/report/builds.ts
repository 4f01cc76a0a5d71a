/** Builds a report's two sites from clean checkouts in the same folder, so only their sources differ. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

const git = (root: string, args: readonly string[], env = {}) =>
  execFileSync('git', ['-C', root, ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  }).trim()

/** Returns the commit where the current branch left the main branch, which is local if there’s no remote one. */
export function baseOf(root: string) {
  const branches = ['refs/remotes/origin/main', 'refs/heads/main']
  const known = git(root, ['for-each-ref', '--format=%(refname)', ...branches]).split('\n')
  return git(root, ['merge-base', known.at(-1) || 'main', 'HEAD'])
}

/** Commits the working tree, including its new files, and returns the commit. It isn't on any branch. */
export function workingTree(root: string) {
  mkdirSync(join(root, 'build'), { recursive: true })
  const index = { GIT_INDEX_FILE: join(root, 'build/index') }
  git(root, ['add', '--all'], index)
  const tree = git(root, ['write-tree'], index)
  const author = ['-c', 'user.name=report', '-c', 'user.email=report@localhost']
  return git(root, [...author, 'commit-tree', tree, '-p', 'HEAD', '-m', 'Working tree'])
}

/**
 * Checks a commit's content, which only takes seconds, then builds its site.
 *
 * @param folder the folder to move the built site to
 * @throws if the commit is unknown, or its check or build fails
 */
export function buildSite(root: string, commit: string, folder: string) {
  const tree = join(root, 'build/tree')
  // An interrupted report leaves its worktree behind.
  rmSync(tree, { recursive: true, force: true })
  git(root, ['worktree', 'add', '--quiet', '--force', '--detach', tree, commit])
  try {
    install(root, tree)
    for (const script of ['check', 'build']) run(tree, ['run', '--silent', script])
    renameSync(join(tree, 'dist'), join(root, folder))
  } finally {
    git(root, ['worktree', 'remove', '--force', tree])
  }
}

/** Links this folder's packages, or installs the commit's packages if its lock file differs. */
function install(root: string, tree: string) {
  const lockOf = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8')
  const packages = 'node_modules'
  if (lockOf(root) === lockOf(tree)) symlinkSync(join(root, packages), join(tree, packages), 'dir')
  else run(tree, ['ci', '--ignore-scripts'])
}

function run(folder: string, args: readonly string[]) {
  execFileSync('npm', args, {
    cwd: folder,
    // Keep standard output free for the report.
    stdio: ['ignore', 2, 2],
    // npm is a shell script on Windows.
    shell: process.platform === 'win32',
    env: { ...process.env, PREFIX_PATHS: 'true' },
  })
}
