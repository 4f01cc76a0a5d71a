import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { listFiles } from '../finish/raw-build'
import { RELEASE_FILE, releaseFile } from '../finish/release-file'
import { keepLastRelease } from './last-release'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function site(name: string, files: Readonly<Record<string, string>>): string {
  const root = join(folder, name)
  mkdirSync(root)
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), content)
  }
  writeFileSync(join(root, RELEASE_FILE), releaseFile(root, listFiles(root)))
  return root
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex')
const OLD = {
  'assets/app-1.js': 'old '.repeat(500),
  'static/a-1/x.woff2': 'face',
  'about.html': 'Old',
}

test('from a folder: hashed files come along with their compressed copies, pages do not', async () => {
  const last = site('last', OLD)
  const next = site('next', { 'assets/app-2.js': 'new', 'about.html': 'New' })
  await expect(keepLastRelease(last, next)).resolves.toBe(2)
  expect(readFileSync(join(next, 'assets/app-1.js'), 'utf8')).toBe(OLD['assets/app-1.js'])
  expect(gunzipSync(readFileSync(join(next, 'assets/app-1.js.gz'))).toString()).toBe(
    OLD['assets/app-1.js'],
  )
  expect(readFileSync(join(next, 'static/a-1/x.woff2'), 'utf8')).toBe('face')
  expect(readFileSync(join(next, 'about.html'), 'utf8')).toBe('New')
  await expect(keepLastRelease(last, next)).resolves.toBe(0)
})

test('of the release before the last nothing comes along', async () => {
  const first = site('first', OLD)
  const second = site('second', { 'assets/app-2.js': 'new' })
  const third = site('third', { 'assets/app-3.js': 'newest' })
  await keepLastRelease(first, second)
  await expect(keepLastRelease(second, third)).resolves.toBe(1)
  expect(existsSync(join(third, 'assets/app-1.js'))).toBe(false)
})

test('from an address below a prefix', async () => {
  const last = site('last', OLD)
  const next = site('next', {})
  const server = createServer((request, response) => {
    const file = join(last, (request.url ?? '').replace(/^\/site/, ''))
    if (existsSync(file)) response.end(readFileSync(file))
    else response.writeHead(404).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  try {
    await expect(keepLastRelease(`http://127.0.0.1:${port}/site/`, next)).resolves.toBe(2)
    await expect(keepLastRelease(`http://127.0.0.1:${port}/none`, next)).resolves.toBeUndefined()
  } finally {
    server.close()
  }
  await expect(keepLastRelease(`http://127.0.0.1:${port}`, next)).rejects.toThrow()
})

test('a folder without a list has nothing to keep', async () => {
  await expect(keepLastRelease(join(folder, 'none'), folder)).resolves.toBeUndefined()
})

test.each([
  ['no hash of a content', { 'assets/app-1.js': 'x' }],
  ['a page', { 'about.html': digest('Old') }],
  ['a file out of the site', { 'assets/../../x.js': digest('x') }],
  ['a file in a folder that starts with a dot', { 'static/.git/config': digest('x') }],
  ['another content', { 'assets/app-1.js': digest('another') }],
  ['a file that is not there', { 'assets/app-9.js': digest('x') }],
])('a list that names %s is refused', async (_, list) => {
  const last = site('last', OLD)
  const next = site('next', {})
  writeFileSync(join(last, RELEASE_FILE), JSON.stringify(list))
  await expect(keepLastRelease(last, next)).rejects.toThrow()
  expect(listFiles(next)).toEqual([RELEASE_FILE])
})
