import { execFile, execFileSync, spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const folder = mkdtempSync(join(tmpdir(), 'pages-'))
const remote = join(folder, 'remote.git')
afterAll(() => rmSync(folder, { recursive: true }))

const SCRIPT = '.github/scripts/publish-pages.sh'
const env = { ...process.env, REMOTE: remote, TOKEN: 'the-token' }
const publish = (...args: string[]) => {
  const { status, stderr } = spawnSync(SCRIPT, args, { env, encoding: 'utf8' })
  return { status, stderr }
}
const PUBLISHED = { status: 0, stderr: '' }
const git = (...args: string[]) =>
  execFileSync('git', ['-C', remote, ...args], { encoding: 'utf8' }).trim()
const published = () => git('ls-tree', '-r', '--name-only', 'gh-pages').split('\n')

function write(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

let sites = 0
function site(...files: string[]): string {
  const path = join(folder, `site-${sites++}`)
  for (const file of files) write(join(path, file), file)
  return path
}

beforeEach(() => {
  rmSync(remote, { recursive: true, force: true })
  execFileSync('git', ['init', '--quiet', '--bare', remote])
})

test('the site and previews are published side by side, and a preview can be removed', () => {
  const [live, preview, next] = [site('live.html'), site('a.html'), site('next.html')]
  expect(publish(live)).toEqual(PUBLISHED)
  expect(publish(preview, 'pr-12')).toEqual(PUBLISHED)
  expect(published()).toEqual(['.nojekyll', 'live.html', 'pr-12/a.html'])
  expect(publish(next)).toEqual(PUBLISHED)
  expect(published()).toEqual(['.nojekyll', 'next.html', 'pr-12/a.html'])
  expect(publish(site('b.html'), 'pr-12')).toEqual(PUBLISHED)
  expect(published()).toEqual(['.nojekyll', 'next.html', 'pr-12/b.html'])
  expect(publish('--remove', 'pr-12')).toEqual(PUBLISHED)
  expect(published()).toEqual(['.nojekyll', 'next.html'])
})

test('previews published at the same time don’t overwrite each other', async () => {
  const publishSoon = (path: string, index: number) =>
    promisify(execFile)(SCRIPT, [path, `pr-${index + 1}`], { env })
  await Promise.all([site('a.html'), site('b.html'), site('c.html')].map(publishSoon))
  expect(published()).toEqual(['.nojekyll', 'pr-1/a.html', 'pr-2/b.html', 'pr-3/c.html'])
})

test('files are published byte for byte', () => {
  const path = site('a b.html', '.well-known/security.txt', 'über.txt')
  const bytes = Buffer.from('one\r\ntwo\n$Id$\0\xff', 'latin1')
  write(join(path, 'data.txt'), bytes)
  expect(publish(path)).toEqual(PUBLISHED)
  expect(execFileSync('git', ['-C', remote, 'show', 'gh-pages:data.txt'])).toEqual(bytes)
  expect(published()).toHaveLength(5)
})

test('removed pages are deleted, even if their names start with pr-', () => {
  publish(site('pr-agency.html', 'pr-agency/a.html', 'pr-0/a.html', 'pr-1.html'))
  publish(site('preview.html'), 'pr-12')
  expect(publish(site('live.html'))).toEqual(PUBLISHED)
  expect(published()).toEqual(['.nojekyll', 'live.html', 'pr-12/preview.html'])
})

test('the CNAME file that GitHub keeps on the branch isn’t removed', () => {
  publish(site('CNAME', 'old.html'))
  expect(publish(site('new.html'))).toEqual(PUBLISHED)
  expect(publish(site('a.html'), 'pr-12')).toEqual(PUBLISHED)
  expect(published()).toEqual(['.nojekyll', 'CNAME', 'new.html', 'pr-12/a.html'])
})

test.each(['../x', 'pr-', 'pr-0', 'pr-1/x', 'pr-x', 'x'])('rejects the preview name %s', target => {
  expect(publish(site('a.html'), target).status).toBe(2)
  expect(publish('--remove', target).status).toBe(2)
})

test('removing a missing preview changes nothing', () => {
  expect(publish('--remove', 'pr-12')).toEqual(PUBLISHED)
  expect(git('branch', '--list')).toBe('')
})

test('fails if the repository can’t be reached', () => {
  rmSync(remote, { recursive: true })
  expect(publish(site('a.html')).status).not.toBe(0)
})

/** Exists only if a command from the artifact ran. */
const ran = join(folder, 'ran')
const COMMAND = `sh -c 'env > ${ran}'`

const HOSTILE: Record<string, { place: string; make(path: string): void }> = {
  'a repository with a file system monitor': {
    place: '.git',
    make: path => {
      execFileSync('git', ['init', '--quiet', path])
      execFileSync('git', ['-C', path, 'config', 'core.fsmonitor', COMMAND])
    },
  },
  'nothing but a .git/config': {
    place: '.git',
    make: path => write(join(path, '.git/config'), `[core]\n\tfsmonitor = "${COMMAND}"\n`),
  },
  'a nested repository': {
    place: 'blog/.git',
    make: path => {
      const options = [
        '-c',
        'user.name=a',
        '-c',
        'user.email=a@b.example',
        '-C',
        join(path, 'blog'),
      ]
      execFileSync('git', ['init', '--quiet', join(path, 'blog')])
      write(join(path, 'blog/a.html'), 'a')
      execFileSync('git', [...options, 'add', '.'])
      execFileSync('git', [...options, 'commit', '--quiet', '--message', 'a'])
    },
  },
  'a file that points to a repository': {
    place: 'x/.git',
    make: path => write(join(path, 'x/.git'), `gitdir: ${folder}\n`),
  },
  'a Git filter': {
    place: '.gitattributes',
    make: path => write(join(path, '.gitattributes'), '* filter=evil\n'),
  },
  'Git attributes in a subfolder': {
    place: 'a/b/.gitattributes',
    make: path => write(join(path, 'a/b/.gitattributes'), '* working-tree-encoding=UTF-16\n'),
  },
  submodules: {
    place: '.gitmodules',
    make: path => write(join(path, '.gitmodules'), '[submodule "a"]\n\tpath = a\n\turl = ../a\n'),
  },
  'a .gitignore file': {
    place: '.gitignore',
    make: path => write(join(path, '.gitignore'), '*\n'),
  },
  'a repository named .GIT': {
    place: '.GIT',
    make: path => write(join(path, '.GIT/config'), 'a'),
  },
  'a repository under its short (8.3) name': {
    place: 'git~1',
    make: path => write(join(path, 'git~1/config'), 'a'),
  },
  'a repository whose name has an invisible character': {
    place: 'git/config',
    make: path => write(join(path, '.g\u200cit/config'), 'a'),
  },
  'a symlink to a file': {
    place: 'a.txt',
    make: path => symlinkSync('/etc/hostname', join(path, 'a.txt')),
  },
  'a symlink to a parent folder': {
    place: 'up',
    make: path => symlinkSync('../..', join(path, 'up')),
  },
  'a broken symlink': {
    place: 'x/nothing',
    make: path => {
      mkdirSync(join(path, 'x'))
      symlinkSync('nothing-there', join(path, 'x/nothing'))
    },
  },
  'a named pipe': { place: 'pipe', make: path => execFileSync('mkfifo', [join(path, 'pipe')]) },
  'a backslash in a file name': {
    place: 'evil.txt',
    make: path => write(join(path, '..\\evil.txt'), 'a'),
  },
  'a line break in a file name': {
    place: 'b.html',
    make: path => write(join(path, 'a\nb.html'), 'a'),
  },
  'folders nested 900 deep': {
    place: 'd/d/d',
    make: path => mkdirSync(join(path, 'd/'.repeat(900)), { recursive: true }),
  },
  'too much data': {
    place: 'larger than 150 MB',
    make: path => {
      write(join(path, 'large.bin'), '')
      truncateSync(join(path, 'large.bin'), 2e8)
    },
  },
}

test.each(Object.entries(HOSTILE))(
  'rejects an artifact with %s, says why, and publishes later artifacts',
  (_, { place, make }) => {
    const hostile = site('index.html')
    make(hostile)
    expect(publish(site('live.html'))).toEqual(PUBLISHED)
    const before = git('rev-parse', 'gh-pages')
    for (const target of [['pr-7'], ['pr-7'], []]) {
      const { status, stderr } = publish(hostile, ...target)
      expect(status).not.toBe(0)
      expect(stderr.replaceAll('\u200c', '')).toContain(place)
    }
    expect(git('rev-parse', 'gh-pages')).toBe(before)
    expect(publish(site('preview.html'), 'pr-8')).toEqual(PUBLISHED)
    expect(publish(site('next.html'))).toEqual(PUBLISHED)
    expect(published()).toEqual(['.nojekyll', 'next.html', 'pr-8/preview.html'])
    expect(existsSync(ran)).toBe(false)
  },
)

test('rejects an artifact that’s a symlink', () => {
  const link = join(folder, 'link')
  symlinkSync(site('a.html'), link)
  expect(publish(link, 'pr-7').status).toBe(3)
})

test('the live site can’t replace a preview', () => {
  publish(site('preview.html'), 'pr-12')
  expect(publish(site('pr-12/a.html')).stderr).toContain('pr-12 is reserved for a preview')
  expect(published()).toContain('pr-12/preview.html')
})

test('the user’s git settings don’t apply, and only commands that contact the repository get the token', () => {
  const home = join(folder, 'home')
  const calls = join(folder, 'calls')
  write(
    join(home, '.gitconfig'),
    `[core]\n\tfsmonitor = "${COMMAND}"\n\thooksPath = ${home}/hooks\n`,
  )
  const real = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim()
  // A fake git that records its arguments and whether it could read the token.
  write(
    join(home, 'bin/git'),
    `#!/bin/sh\nhas=no\nenv | grep -q "$(printf x-access-token:the-token | base64)" && has=yes\n` +
      `env | grep -q the-token && has=plain\necho "$has $*" >> ${calls}\nexec ${real} "$@"\n`,
  )
  execFileSync('chmod', ['+x', join(home, 'bin/git')])
  const path = `${home}/bin:${String(process.env.PATH)}`
  const options = { env: { ...env, HOME: home, PATH: path }, encoding: 'utf8' } as const
  expect(spawnSync(SCRIPT, [site('a.html'), 'pr-7'], options)).toMatchObject(PUBLISHED)
  expect(existsSync(ran)).toBe(false)
  const lines = readFileSync(calls, 'utf8').trim().split('\n')
  const talks = /^\w+ .*actions@\S+ (?:ls-remote|fetch|push)\b/
  expect(lines.filter(line => line.startsWith('yes'))).toEqual(
    lines.filter(line => talks.test(line)),
  )
  expect(lines.filter(line => line.startsWith('plain'))).toEqual([])
  expect(lines.some(line => line.includes(' push '))).toBe(true)
})
