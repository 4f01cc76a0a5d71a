/** Finds or makes the two builds of a report: folders, commits, or the working tree. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/** Where builds of commits are kept, so that the next report is quick. */
const KEPT = 'build/sites'

/** Where commits are checked out to be built. */
const TREE = 'build/tree'

const git = (root: string, ...args: string[]) =>
  execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' }).trim()

/** The commit at which the working tree left the main branch. */
export function baseOf(root: string): string {
  const main = ['origin/main', 'main'].find(
    name => spawnSync('git', ['-C', root, 'rev-parse', '--verify', '-q', name]).status === 0,
  )
  if (!main) throw new Error('There is no branch main to compare with. Name a commit.')
  return git(root, 'merge-base', main, 'HEAD')
}

/**
 * The built site of a folder, a commit or the working tree; builds it where it is not there.
 *
 * @param source a folder with a built site, a revision, or nothing for the working tree
 * @returns the folder
 * @throws where the revision is unknown or its build fails
 */
export function builtSiteOf(root: string, source: string | undefined): string {
  if (source === undefined) {
    runBuild(root)
    return join(root, 'dist')
  }
  if (existsSync(join(source, 'index.html'))) return source
  const commit = git(root, 'rev-parse', '--verify', `${source}^{commit}`)
  const { PATH_PREFIX = '', PREVIEW = '' } = process.env
  const kept = join(root, KEPT, `${commit}-${PATH_PREFIX.replaceAll('/', '')}-${PREVIEW}`)
  if (existsSync(join(kept, 'index.html'))) return kept
  const tree = worktree(root, commit)
  install(root, tree)
  runBuild(tree)
  rmSync(kept, { recursive: true, force: true })
  mkdirSync(join(root, KEPT), { recursive: true })
  renameSync(join(tree, 'dist'), kept)
  return kept
}

/** A worktree of this repository with a commit checked out. */
function worktree(root: string, commit: string): string {
  const tree = join(root, TREE)
  const repositoryOf = (folder: string) =>
    spawnSync('git', [
      '-C',
      folder,
      'rev-parse',
      '--path-format=absolute',
      '--git-common-dir',
    ]).stdout.toString()
  // A folder from a cache, a copy or another clone is a worktree of some other repository, or of none.
  if (existsSync(join(tree, '.git')) && repositoryOf(tree) === repositoryOf(root)) {
    git(tree, 'checkout', '--quiet', '--detach', '--force', commit)
    return tree
  }
  rmSync(tree, { recursive: true, force: true })
  git(root, 'worktree', 'prune')
  git(root, 'worktree', 'add', '--quiet', '--detach', tree, commit)
  return tree
}

/** The same packages as here, or the commit's own where it locks others. */
function install(root: string, tree: string): void {
  const packages = join(tree, 'node_modules')
  rmSync(packages, { recursive: true, force: true })
  const lockOf = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8')
  if (lockOf(root) === lockOf(tree)) symlinkSync(join(root, 'node_modules'), packages, 'dir')
  else run(tree, ['ci', '--ignore-scripts'])
}

const runBuild = (folder: string) => run(folder, ['run', 'build'])

function run(folder: string, args: readonly string[]): void {
  // What is printed on standard output is the report's own.
  const { status } = spawnSync('npm', args, {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, PREFIX_PATHS: 'true' },
  })
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed in ${folder}.`)
}
