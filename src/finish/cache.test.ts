import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { refreshCache } from './cache'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cache-'))
  for (const folder of ['.cache', 'public']) {
    mkdirSync(join(root, folder))
    writeFileSync(join(root, folder, 'kept'), '')
  }
})
afterEach(() => rmSync(root, { recursive: true }))
const kept = () => ['.cache', 'public'].map(folder => existsSync(join(root, folder, 'kept')))

const live = { prefix: '', preview: false }

test('a cache of unknown origin goes, one of the same settings stays', () => {
  refreshCache(root, live)
  expect(kept()).toEqual([false, false])
  writeFileSync(join(root, '.cache', 'kept'), '')
  refreshCache(root, live)
  expect(kept()).toEqual([true, false])
})

test.each([
  ['prefix', { ...live, prefix: '/x' }],
  ['address', { ...live, siteUrl: 'https://other.example' }],
  ['preview', { ...live, preview: true }],
])('a cache of another %s goes', (_, settings) => {
  refreshCache(root, live)
  writeFileSync(join(root, '.cache', 'kept'), '')
  refreshCache(root, settings)
  expect(kept()).toEqual([false, false])
})
