import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const folder = mkdtempSync(join(tmpdir(), 'pages-'))
const remote = join(folder, 'remote.git')
afterAll(() => rmSync(folder, { recursive: true }))

const SCRIPT = '.github/scripts/publish-pages.sh'
const env = { ...process.env, REMOTE: remote }
const publish = (...args: string[]) => spawnSync(SCRIPT, args, { env })
const files = ['-C', remote, 'ls-tree', '-r', '--name-only', 'gh-pages']
const published = () => String(execFileSync('git', files)).trim().split('\n')

function site(name: string): string {
  const path = join(folder, name)
  mkdirSync(path)
  writeFileSync(join(path, `${name}.html`), name)
  return path
}

test('the site and previews stand beside each other, and a preview is taken off', () => {
  execFileSync('git', ['init', '--quiet', '--bare', remote])
  const [live, preview, next] = [site('live'), site('preview'), site('next')]
  expect(publish(live).status).toBe(0)
  expect(publish(preview, 'pr-12').status).toBe(0)
  expect(published()).toEqual(['.nojekyll', 'live.html', 'pr-12/preview.html'])
  expect(publish(next).status).toBe(0)
  expect(published()).toEqual(['.nojekyll', 'next.html', 'pr-12/preview.html'])
  expect(publish('--remove', 'pr-12').status).toBe(0)
  expect(published()).toEqual(['.nojekyll', 'next.html'])
})

test('what is published at once stands beside each other, too', async () => {
  const publishSoon = (path: string, index: number) =>
    promisify(execFile)(SCRIPT, [path, `pr-${index + 1}`], { env })
  await Promise.all([site('a'), site('b'), site('c')].map(publishSoon))
  expect(published()).toEqual(expect.arrayContaining(['pr-1/a.html', 'pr-2/b.html', 'pr-3/c.html']))
})

test('nothing is published anywhere else', () => {
  expect(publish(site('other'), '../x').status).toBe(2)
})
