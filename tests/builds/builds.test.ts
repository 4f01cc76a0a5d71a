/**
 * A build is pure, and what it replaces is whole: the same files in another folder, time zone, language and
 * under other rights, cold and warm; and whatever ends a build, the last good site stays.
 *
 * OTHER_NODES=/path/to/node22:/path/to/node24 builds with those too, whatever zlib and Brotli they have.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { AT_WORK } from '../../tools/acquire-lock'
import { expectPassed } from '../support/expect-passed'
import { copyProject, type ProjectCopy } from '../support/project-copy'

/** Far more than any step takes: a slow machine is no fault. */
jest.setTimeout(30 * 60_000)

const SLUG = 'a-post-that-is-taken-down'
/** A post like another one, under an address that nothing leads to. */
const NEW_POST = readFileSync('content/blog/community-management-playbook/index.mdx', 'utf8')
  .replace(/^title: .*/m, 'title: A post that is taken down again')
  .replace(/^( {2}title: ).*/m, '$1A post that is taken down again, soon')
  .replace(
    /^( {2}description: ).*/m,
    `$1What is taken down is gone, from every page, list and file of the site.`,
  )

let copy: ProjectCopy
const own = siteIn('dist')

/** Every file of a built site with the digest of its bytes. */
function siteIn(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .sort()
  return Object.fromEntries(
    files.map(file => [
      relative(folder, file),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  )
}
const built = () => siteIn(join(copy.root, 'dist'))

/** What a Node says of itself. */
const versionsOf = (node: string) =>
  JSON.parse(
    execFileSync(node, ['-p', 'JSON.stringify(process.versions)'], { encoding: 'utf8' }),
  ) as NodeJS.ProcessVersions

/** Whether a process is there, be it a dead one that nobody has asked after. */
function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Starts a build in the copy, as the leader of a group of processes. */
function startBuild(): ChildProcess {
  return spawn('npm', ['run', '--silent', 'build'], {
    cwd: copy.root,
    stdio: 'ignore',
    detached: true,
    shell: process.platform === 'win32',
  })
}

const ended = (child: ChildProcess) => new Promise<number | null>(end => child.once('exit', end))

async function until(file: string): Promise<void> {
  while (!existsSync(join(copy.root, file))) await wait(20)
}

beforeAll(() => {
  copy = copyProject('own')
})
afterAll(() => copy.dispose())

describe(`a build gives the same bytes, here under Node ${process.versions.node}`, () => {
  test('in another folder, time zone and language, where others may not read what is made', () => {
    const mask = process.umask(0o077)
    try {
      expectPassed(copy.run('build', [], { TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8' }))
    } finally {
      process.umask(mask)
    }
    expect(built()).toEqual(own)
  })

  test('with the cache of the last one', () => {
    expectPassed(copy.run('build'))
    expect(built()).toEqual(own)
  })

  const nodes = (process.env.OTHER_NODES ?? '').split(delimiter).filter(Boolean)
  if (nodes.length === 0) test.todo('under other versions of Node: OTHER_NODES names none')
  else
    test.each(nodes.map(node => ({ node, versions: versionsOf(node) })))(
      'under Node $versions.node, Brotli $versions.brotli, zlib $versions.zlib',
      ({ node }) => {
        copy.run('clean')
        expectPassed(
          copy.run('build', [], { PATH: [dirname(node), process.env.PATH].join(delimiter) }),
        )
        expect(built()).toEqual(own)
      },
    )
})

describe('a text that is taken down is gone from the next build, whose cache still has it', () => {
  const file = () => join(copy.root, 'content/blog', SLUG, 'index.mdx')
  const POST = `/blog/${SLUG}`
  /** Every file that names the post, the page itself included. */
  const named = () =>
    Object.keys(built()).filter(
      name =>
        name.includes(SLUG) ||
        (/\.(?:html|json|xml|txt)$/.test(name) &&
          // Redirects and texts that lead to it are not made of it.
          new RegExp(`${POST}["<)]`).test(readFileSync(join(copy.root, 'dist', name), 'utf8'))),
    )
  const write = (text: string) => writeFileSync(file(), text)
  const text = () => readFileSync(file(), 'utf8')

  beforeEach(() => {
    mkdirSync(dirname(file()), { recursive: true })
    write(NEW_POST)
    expectPassed(copy.run('build'))
    expect(named()).toContain(`blog/${SLUG}.html`)
  })

  test.each<[string, () => void]>([
    ['a draft', () => write(text().replace('---\n', '---\ndraft: true\n'))],
    ['of a day ahead', () => write(text().replace(/^date: .*/m, 'date: 2999-12-31'))],
    ['deleted', () => rmSync(dirname(file()), { recursive: true })],
  ])('%s', (_, takeDown) => {
    takeDown()
    expectPassed(copy.run('build'))
    expect(named()).toEqual([])
    rmSync(dirname(file()), { recursive: true, force: true })
  })
})

describe('the last good site stays', () => {
  test('where a build fails', () => {
    const file = join(copy.root, 'data/site.json')
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replace('{', '{,'))
    expect(copy.run('build')).toMatchObject({
      passed: false,
      output: expect.stringContaining('data/site.json:1:2'),
    })
    writeFileSync(file, text)
    expect(built()).toEqual(own)
  })

  test('where a build is killed while it writes, and the next one ends well', async () => {
    const build = startBuild()
    await until('dist.next')
    const pid = Number(readFileSync(join(copy.root, AT_WORK), 'utf8'))
    process.kill(-(build.pid ?? 0), 'SIGKILL')
    await ended(build)
    // The system takes a moment to bury what was killed.
    while (isThere(pid)) await new Promise(resolve => setTimeout(resolve, 50))
    expect(built()).toEqual(own)
    expectPassed(copy.run('build'))
    expect(built()).toEqual(own)
  })

  test('where a second build is asked for: it is refused, and the first one ends well', async () => {
    const first = startBuild()
    await until(AT_WORK)
    expect(copy.run('build')).toMatchObject({
      passed: false,
      output: expect.stringContaining('is at work in this folder'),
    })
    await expect(ended(first)).resolves.toBe(0)
    expect(built()).toEqual(own)
    expect(existsSync(join(copy.root, AT_WORK))).toBe(false)
  })
})
