/** Builds commits of a small project whose build only copies a file. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtSiteOf, workingTree } from './builds'

const folder = mkdtempSync(join(tmpdir(), 'builds-'))
afterAll(() => rmSync(folder, { recursive: true }))

const git = (root: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', '-C', root, ...args], {
    encoding: 'utf8',
  }).trim()

/** Commits new text for the only page. */
function commit(root: string, words: string): string {
  writeFileSync(join(root, 'page.html'), words)
  git(root, 'add', '--all')
  git(root, 'commit', '--quiet', '--message', words)
  return git(root, 'rev-parse', 'HEAD')
}

const SCRIPTS = {
  check: '! grep --quiet mistake page.html',
  build: 'mkdir dist && cp page.html dist/index.html && pwd > dist/folder.txt',
}
const origin = join(folder, 'origin')
mkdirSync(join(origin, 'node_modules'), { recursive: true })
writeFileSync(join(origin, '.gitignore'), 'node_modules\nbuild\ndist\n')
writeFileSync(join(origin, 'package-lock.json'), '{}')
writeFileSync(join(origin, 'package.json'), JSON.stringify({ scripts: SCRIPTS }))
git(folder, 'init', '--quiet', 'origin')
const first = commit(origin, 'first')
const second = commit(origin, 'second')
const third = commit(origin, 'third')

const built = (root: string, revision: string) =>
  readFileSync(join(builtSiteOf(root, revision), 'index.html'), 'utf8')

/** Makes a fresh clone, as each workflow run does. */
function clone(name: string): string {
  git(folder, 'clone', '--quiet', 'origin', name)
  mkdirSync(join(folder, name, 'node_modules'))
  return join(folder, name)
}

test('builds the same files only once, always in the same folder', () => {
  expect([first, second, first].map(revision => built(origin, revision))).toEqual([
    'first',
    'second',
    'first',
  ])
  const folders = [first, second].map(revision =>
    readFileSync(join(builtSiteOf(origin, revision), 'folder.txt'), 'utf8'),
  )
  expect(folders[0]).toBe(folders[1])
  expect(git(origin, 'worktree', 'list').split('\n')).toHaveLength(1)
})

test('commits all files of the working tree, and doesn’t build the same files again', () => {
  const clean = clone('clean')
  const before = builtSiteOf(clean, third)
  expect(builtSiteOf(clean, workingTree(clean))).toBe(before)
  writeFileSync(join(clean, 'page.html'), 'edited')
  writeFileSync(join(clean, 'new.html'), 'new')
  const commit = workingTree(clean)
  expect(git(clean, 'show', '--name-only', '--format=%P', commit).split('\n')).toEqual([
    third,
    '',
    'new.html',
    'page.html',
  ])
  expect(git(clean, 'status', '--porcelain')).toBe('M page.html\n?? new.html')
  expect(built(clean, commit)).toBe('edited')
})

test('doesn’t build content with errors', () => {
  const broken = commit(clone('broken'), 'a mistake')
  expect(() => builtSiteOf(join(folder, 'broken'), broken)).toThrow(
    'Command failed: npm run --silent check',
  )
  expect(git(join(folder, 'broken'), 'worktree', 'list').split('\n')).toHaveLength(1)
})

test.each([
  ['while the first clone exists', false],
  ['after the first clone is deleted', true],
])('a second clone with the first clone’s cache builds other commits %s', (_, isGone) => {
  const [one, two] = [clone(`one-${isGone}`), clone(`two-${isGone}`)]
  expect(built(one, first)).toBe('first')
  // An interrupted run leaves its worktree behind.
  git(one, 'worktree', 'add', '--quiet', '--detach', 'build/tree', first)
  cpSync(join(one, 'build'), join(two, 'build'), { recursive: true, verbatimSymlinks: true })
  if (isGone) rmSync(one, { recursive: true })
  expect(built(two, second)).toBe('second')
  expect(built(two, third)).toBe('third')
  expect(git(two, 'status', '--porcelain')).toBe('')
  if (!isGone) expect(git(join(one, 'build/tree'), 'rev-parse', 'HEAD')).toBe(first)
})
