import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testHistory } from '../../tests/support/history'
import { buildDay } from './build-day'
import { changedFiles, git, missingHistory, requireCommit } from './git'

const ORIGINAL = { ...process.env }
let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'git-'))
  Reflect.deleteProperty(process.env, 'SOURCE_DATE_EPOCH')
})
afterEach(() => {
  process.env = { ...ORIGINAL }
  rmSync(root, { recursive: true })
})

describe('why there is no history', () => {
  test('in a copy without .git', () => {
    expect(missingHistory(root)).toBe('there is no git history here')
  })

  test('before the first commit', () => {
    testHistory(root)
    expect(missingHistory(root)).toBe('nothing is committed here yet')
  })

  test('where git is not installed', () => {
    testHistory(root).commit('One')
    process.env.PATH = root
    expect(missingHistory(root)).toBe('git is not installed')
  })

  test('where the repository is broken', () => {
    mkdirSync(join(root, '.git'))
    expect(missingHistory(root)).toMatch(/^git fails here \(fatal: not a git repository/)
  })

  test('nothing is missing where there is one', () => {
    testHistory(root).commit('One')
    expect(missingHistory(root)).toBeUndefined()
  })
})

test('a checkout of another user’s is read all the same', () => {
  testHistory(root).commit('One', '2025-01-01')
  process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER = '1'
  expect(missingHistory(root)).toBeUndefined()
  expect(buildDay(root)).toBe('2025-01-01')
})

test('a git that will not be told to trust it says how it can be', () => {
  testHistory(root).commit('One')
  const old = join(root, 'old-git')
  mkdirSync(old)
  const refusal = `fatal: detected dubious ownership in repository at '${root}'`
  writeFileSync(join(old, 'git'), `#!/bin/sh\necho "${refusal}" >&2\nexit 128\n`, { mode: 0o755 })
  process.env.PATH = `${old}:${process.env.PATH ?? ''}`
  expect(() => buildDay(root)).toThrow(
    `The build’s day is that of the commit, and git refuses this folder, which belongs to another user (“git config --global --add safe.directory ${root}” allows it). Set SOURCE_DATE_EPOCH`,
  )
})

describe('a clone of the last commit', () => {
  let clone: string
  beforeEach(() => {
    const origin = testHistory(root)
    origin.commit('One', '2025-01-01')
    origin.commit('Two', '2025-02-02')
    clone = mkdtempSync(join(tmpdir(), 'clone-'))
    origin.git('clone', '--quiet', '--depth', '1', `file://${root}`, clone)
  })
  afterEach(() => rmSync(clone, { recursive: true }))

  test('knows the build’s day', () => {
    expect(buildDay(clone)).toBe('2025-02-02')
  })

  test('does not know the commit before, and what brings it is said', () => {
    expect(() => requireCommit(clone, 'HEAD')).not.toThrow()
    expect(() => requireCommit(clone, 'HEAD~1')).toThrow(
      'git knows no branch or commit “HEAD~1”. This clone holds the last commits alone: “git fetch --unshallow” brings the rest.',
    )
  })
})

test('files that differ, are gone or are new, committed or not', () => {
  const write = (file: string) => writeFileSync(join(root, file), 'text\n')
  mkdirSync(join(root, 'data'))
  ;['data/kept', 'data/gone', 'data/renamed', 'data/changed', 'other'].forEach(write)
  const history = testHistory(root)
  history.commit('One')
  rmSync(join(root, 'data/gone'))
  history.git('mv', 'data/renamed', 'data/name')
  history.commit('Two')
  writeFileSync(join(root, 'data/changed'), 'another text\n')
  writeFileSync(join(root, 'other'), 'another text\n')
  write('data/new')
  expect([...changedFiles(root, 'HEAD~1', ['data'])].sort()).toEqual([
    'data/changed',
    'data/gone',
    'data/name',
    'data/new',
    'data/renamed',
  ])
  expect(git(root, ['log', '--format=%s'])).toBe('Two\nOne\n')
})
