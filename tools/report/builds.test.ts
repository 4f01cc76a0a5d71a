/** Builds of commits, with a project whose build is a copy. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtSiteOf } from './builds'

const folder = mkdtempSync(join(tmpdir(), 'builds-'))
afterAll(() => rmSync(folder, { recursive: true }))

const git = (root: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', '-C', root, ...args], {
    encoding: 'utf8',
  }).trim()

/** Commits the words of the only page. */
function commit(root: string, words: string): string {
  writeFileSync(join(root, 'page.html'), words)
  git(root, 'add', '--all')
  git(root, 'commit', '--quiet', '--message', words)
  return git(root, 'rev-parse', 'HEAD')
}

const BUILD = 'mkdir -p dist && cp page.html dist/index.html'
const origin = join(folder, 'origin')
mkdirSync(join(origin, 'node_modules'), { recursive: true })
writeFileSync(join(origin, '.gitignore'), 'node_modules\nbuild\ndist\n')
writeFileSync(join(origin, 'package-lock.json'), '{}')
writeFileSync(join(origin, 'package.json'), JSON.stringify({ scripts: { build: BUILD } }))
git(folder, 'init', '--quiet', 'origin')
const first = commit(origin, 'first')
const second = commit(origin, 'second')
const third = commit(origin, 'third')

const built = (root: string, revision: string) =>
  readFileSync(join(builtSiteOf(root, revision), 'index.html'), 'utf8')

/** A fresh clone, as each run of a workflow has one. */
function clone(name: string): string {
  git(folder, 'clone', '--quiet', 'origin', name)
  mkdirSync(join(folder, name, 'node_modules'))
  return join(folder, name)
}

test('a commit is built once, and another one in the same place', () => {
  expect([first, second, first].map(revision => built(origin, revision))).toEqual([
    'first',
    'second',
    'first',
  ])
})

test.each([
  ['while the first clone is there', false],
  ['once it is gone', true],
])('another clone with the cache of the first builds other commits: %s', (_, isGone) => {
  const [one, two] = [clone(`one-${isGone}`), clone(`two-${isGone}`)]
  expect(built(one, first)).toBe('first')
  cpSync(join(one, 'build'), join(two, 'build'), { recursive: true, verbatimSymlinks: true })
  if (isGone) rmSync(one, { recursive: true })
  expect(built(two, second)).toBe('second')
  expect(built(two, third)).toBe('third')
  expect(git(two, 'status', '--porcelain')).toBe('')
  if (!isGone) expect(git(join(one, 'build/tree'), 'rev-parse', 'HEAD')).toBe(first)
})
