/** Builds commits of a small project whose build only copies a file. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { baseOf, buildSite, workingTree } from './builds'

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

let number = 0

/** Builds a commit and reads a file of its site. */
function built(root: string, commit: string, file = 'index.html'): string {
  number += 1
  buildSite(root, commit, `build/site-${number}`)
  return readFileSync(join(root, `build/site-${number}`, file), 'utf8')
}

/** Makes a fresh clone, as each workflow run does. */
function clone(name: string): string {
  git(folder, 'clone', '--quiet', 'origin', name)
  mkdirSync(join(folder, name, 'node_modules'))
  return join(folder, name)
}

test('builds each commit in the same folder', () => {
  expect([first, second].map(commit => built(origin, commit))).toEqual(['first', 'second'])
  const [one, other] = [first, second].map(commit => built(origin, commit, 'folder.txt'))
  expect(one).toBe(other)
  expect(git(origin, 'worktree', 'list').split('\n')).toHaveLength(1)
})

test('finds the commit where a branch left main', () => {
  const root = clone('branch')
  git(root, 'checkout', '--quiet', '-b', 'topic', second)
  git(root, 'update-ref', 'refs/remotes/origin/main', third)
  commit(root, 'topic')
  expect(baseOf(root)).toBe(second)
})

test('commits all files of the working tree', () => {
  const clean = clone('clean')
  expect(git(clean, 'diff', third, workingTree(clean))).toBe('')
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
  const root = clone('broken')
  const broken = commit(root, 'a mistake')
  expect(() => built(root, broken)).toThrow('Command failed: npm run --silent check')
  expect(git(root, 'worktree', 'list').split('\n')).toHaveLength(1)
})

test.each([
  ['exists', false],
  ['has been deleted', true],
])('builds after an interrupted run whose worktree %s', (_, isGone) => {
  const root = clone(`interrupted-${isGone}`)
  git(root, 'worktree', 'add', '--quiet', '--detach', 'build/tree', first)
  if (isGone) rmSync(join(root, 'build/tree'), { recursive: true })
  expect([second, third].map(commit => built(root, commit))).toEqual(['second', 'third'])
  expect(git(root, 'status', '--porcelain')).toBe('')
})
