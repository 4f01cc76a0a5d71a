/**
 * A copy of the project in a temporary folder, with its own git history, so changes and builds don’t
 * affect the working tree.
 */
import { buildDay } from '../../src/content/build-day'
import { git } from '../../src/content/git'
import { spawnSync, type SpawnSyncReturns } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { testHistory, type TestHistory } from './history'

/** Files and folders created by installing, building, and testing. They aren’t part of the project. */
const MADE = new Set([
  ...['node_modules', '.git', '.cache', 'public', 'dist', 'dist.next', 'dist.last', 'build'],
  ...['test-results', 'playwright-report', 'preview-report'],
])

/** Environment variables that commands in a copy must not inherit. */
const SETTINGS =
  /^(?:GIT_|GITHUB_BASE_REF$|PATH_PREFIX$|PREVIEW|SITE_URL$|HOST$|DIST$|STATS$|JEST_WORKER_ID$|NODE_ENV$|npm_)/

/** A copy of the project. */
export interface ProjectCopy {
  root: string
  /** Runs git in the copy. */
  git: TestHistory['git']
  /** Commits all files, dated today. */
  commit(message: string): void
  /**
   * Runs one of the project’s commands in the copy.
   *
   * @param script a script in package.json
   * @param args the arguments after `--`
   * @param env environment variables for this run only
   */
  run(script: string, args?: readonly string[], env?: Record<string, string>): Run
  /** Deletes the copy. */
  dispose(): void
}

/** The result of a command. */
export interface Run {
  passed: boolean
  /** Its standard output and error output. */
  output: string
}

/** Copies the files git doesn’t ignore. Without git, copies everything that isn’t generated. */
function copyFiles(from: string, to: string): void {
  const listed = git(from, ['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
  const wanted = listed && new Set(listed.split('\0').flatMap(file => [file, ...foldersOf(file)]))
  cpSync(from, to, {
    recursive: true,
    filter: source => {
      const path = resolve(source)
        .slice(resolve(from).length + 1)
        .replaceAll('\\', '/')
      if (path === '') return true
      return wanted ? wanted.has(path) : !MADE.has(basename(path))
    },
  })
}

/** A file’s parent folders: `a` and `a/b` for `a/b/c`. */
function foldersOf(file: string): string[] {
  const parts = file.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

/**
 * Copies the project with its uncommitted changes, and commits everything to “main” in the copy,
 * dated today.
 *
 * @param packages `linked`: package by package, which is fast, or `own`: file by file, like a separate installation
 */
export function copyProject(packages: 'linked' | 'own' = 'linked'): ProjectCopy {
  const from = process.cwd()
  // On macOS, the temporary folder is a symlink, which Gatsby and git would resolve differently.
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'site-copy-')))
  copyFiles(from, root)
  const bring = packages === 'own' ? installPackages : linkPackages
  bring(join(from, 'node_modules'), join(root, 'node_modules'))
  const history = testHistory(root)
  const commit = (message: string) => void history.commit(message, buildDay())
  commit('The site as it was')
  return {
    root,
    git: history.git,
    commit,
    run(script, args = [], env = {}) {
      const command = ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])]
      return npm(root, command, env)
    },
    dispose: () => rmSync(root, { recursive: true, force: true }),
  }
}

/** Links each package separately, so builds keep `node_modules/.cache` in the copy. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.name === '.cache' || entry.isFile()) continue
    symlinkSync(realpathSync(join(from, entry.name)), join(to, entry.name), 'junction')
  }
}

/** Hard-links each file, or copies it if it’s on another disk. */
function installPackages(from: string, to: string): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.name === '.cache') continue
    if (entry.isDirectory()) installPackages(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else {
      try {
        linkSync(source, target)
      } catch {
        copyFileSync(source, target)
      }
    }
  }
}

function npm(root: string, args: readonly string[], env: Record<string, string>): Run {
  const own = Object.entries(process.env).filter(([name]) => !SETTINGS.test(name))
  const answer: SpawnSyncReturns<string> = spawnSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    // On Windows, npm is a shell script.
    shell: process.platform === 'win32',
    env: { ...Object.fromEntries(own), ...env },
  })
  return { passed: answer.status === 0, output: answer.stdout + answer.stderr }
}
