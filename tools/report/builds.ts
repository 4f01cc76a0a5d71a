/** Builds a report's two sites from clean checkouts in the same folder, so only their sources differ. */
import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { join } from 'node:path'
import { buildDay } from '../../src/content/build-day'

/** The folder for finished builds. A base is built only once, even if several reports use it. */
const KEPT = 'build/sites'

/** The environment variables a build depends on. */
const SETTINGS = ['HOST', 'PATH_PREFIX', 'PREVIEW', 'SITE_URL'] as const

const git = (root: string, args: readonly string[], env = {}) =>
  execFileSync('git', ['-C', root, ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  }).trim()

/**
 * Returns the commit where the current branch left the main branch.
 *
 * @throws if there is no main branch
 */
export function baseOf(root: string) {
  const branches = ['refs/remotes/origin/main', 'refs/heads/main']
  const [main] = git(root, [
    'for-each-ref',
    '--sort=-refname',
    '--format=%(refname)',
    ...branches,
  ]).split('\n')
  if (!main) throw new Error('There is no main branch to compare with. Pass a commit.')
  return git(root, ['merge-base', main, 'HEAD'])
}

/** Returns HEAD, or commits the working tree and its new files if anything changed. The commit isn't on any branch. */
export function workingTree(root: string) {
  mkdirSync(join(root, 'build'), { recursive: true })
  const index = { GIT_INDEX_FILE: join(root, 'build/index') }
  git(root, ['add', '--all'], index)
  const tree = git(root, ['write-tree'], index)
  if (tree === git(root, ['rev-parse', 'HEAD^{tree}'])) return git(root, ['rev-parse', 'HEAD'])
  const author = ['-c', 'user.name=report', '-c', 'user.email=report@localhost']
  return git(root, [...author, 'commit-tree', tree, '-p', 'HEAD', '-m', 'Working tree'])
}

/**
 * Reuses an earlier build of the same files, or checks a commit's content, which only takes seconds, and builds its
 * site.
 *
 * @param source a revision, or a folder with a built site
 * @returns the folder of the built site
 * @throws if the revision is unknown, or its check or build fails
 */
export function builtSiteOf(root: string, source: string) {
  if (existsSync(join(source, 'index.html'))) return source
  const files = git(root, ['rev-parse', '--verify', `${source}^{tree}`])
  const settings = SETTINGS.map(name => process.env[name])
  const kept = join(root, KEPT, encodeURIComponent([files, buildDay(), ...settings].join(' ')))
  if (existsSync(kept)) return kept
  const tree = join(root, 'build/tree')
  rmSync(tree, { recursive: true, force: true })
  git(root, ['worktree', 'prune'])
  git(root, ['worktree', 'add', '--quiet', '--detach', tree, source])
  try {
    install(root, tree)
    for (const script of ['check', 'build']) run(tree, ['run', '--silent', script])
    mkdirSync(join(root, KEPT), { recursive: true })
    renameSync(join(tree, 'dist'), kept)
  } finally {
    git(root, ['worktree', 'remove', '--force', tree])
  }
  return kept
}

/** Deletes the builds this report doesn't use. */
export function deleteOtherBuilds(root: string, used: readonly string[]) {
  const kept = join(root, KEPT)
  if (!existsSync(kept)) return
  for (const folder of readdirSync(kept).map(name => join(kept, name)))
    if (!used.includes(folder)) rmSync(folder, { recursive: true })
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
