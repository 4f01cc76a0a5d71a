/**
 * A copy of the project in a temporary folder, with a git history of its own: what a test changes or
 * builds there leaves the working tree as it is.
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

/** What installing, building and testing write: none of it is part of a project. */
const MADE = new Set([
  ...['node_modules', '.git', '.cache', 'public', 'dist', 'dist.next', 'dist.last', 'build'],
  ...['test-results', 'playwright-report', 'preview-report'],
])

/** What the surrounding run may have been told, and a copy's commands must not be. */
const SETTINGS =
  /^(?:GIT_|CHECK_BASE$|GITHUB_BASE_REF$|PATH_PREFIX$|PREVIEW|SITE_URL$|HOST$|DIST$|STATS$|JEST_WORKER_ID$|NODE_ENV$|npm_)/

/** A copy, and what is done with it. */
export interface ProjectCopy {
  root: string
  /** Its repository. */
  git: TestHistory['git']
  /** Commits everything that is there, on the day that counts as today. */
  commit(message: string): void
  /**
   * Runs one of the project's own commands in the copy.
   *
   * @param script a script of package.json
   * @param args what follows `--`
   * @param env settings for this run alone
   */
  run(script: string, args?: readonly string[], env?: Record<string, string>): Run
  /** Deletes the copy. */
  dispose(): void
}

/** What a command answered. */
export interface Run {
  passed: boolean
  /** Everything that it wrote. */
  output: string
}

/** The project's files: what git knows or would add; without git, all but what commands have made. */
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

/** `a/b/c` as `a`, `a/b`. */
function foldersOf(file: string): string[] {
  const parts = file.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

/**
 * Copies the project as it stands, uncommitted changes included, and commits it on the branch “main” of
 * the copy, on the day that counts as today here.
 *
 * @param packages `linked`, in a moment, or `own`: as an installation in another folder, file by file
 */
export function copyProject(packages: 'linked' | 'own' = 'linked'): ProjectCopy {
  const from = process.cwd()
  // macOS names its temporary folder by a link, which Gatsby and git would see differently.
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

/** Links each package by itself: what builds keep beside the packages, in `.cache`, is the copy's own. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.name === '.cache' || entry.isFile()) continue
    symlinkSync(realpathSync(join(from, entry.name)), join(to, entry.name), 'junction')
  }
}

/** Makes each file another name of the project's own, or a copy where the disk is another one. */
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
    // npm is a script of the shell on Windows.
    shell: process.platform === 'win32',
    env: { ...Object.fromEntries(own), ...env },
  })
  return { passed: answer.status === 0, output: answer.stdout + answer.stderr }
}
