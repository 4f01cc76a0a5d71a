import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { disownCache } from '../src/gatsby/develop-cache'
import { dataLayerDigest, keepCache, refreshCache, type CacheSettings } from './gatsby-cache'

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

const live: CacheSettings = { folder: '/site', prefix: '', code: 'a', unpublished: [] }

test('a cache of unknown origin goes, one of the same settings stays', () => {
  refreshCache(root, live)
  expect(kept()).toEqual([false, false])
  writeFileSync(join(root, '.cache', 'kept'), '')
  refreshCache(root, live)
  expect(kept()).toEqual([true, false])
})

test('a note that Gatsby has deleted is written again', () => {
  refreshCache(root, live)
  rmSync(join(root, '.cache', 'built-for.json'))
  keepCache(root, live)
  writeFileSync(join(root, '.cache', 'kept'), '')
  refreshCache(root, live)
  expect(kept()).toEqual([true, false])
})

test('Gatsby’s develop by itself makes a build’s cache one of unknown origin, not one of develop', () => {
  refreshCache(root, live)
  disownCache(root)
  writeFileSync(join(root, '.cache', 'kept'), '')
  refreshCache(root, live)
  expect(kept()).toEqual([false, false])
  refreshCache(root, { ...live, unpublished: 'all' })
  disownCache(root)
  writeFileSync(join(root, '.cache', 'kept'), '')
  refreshCache(root, { ...live, unpublished: 'all' })
  expect(kept()).toEqual([true, false])
})

test.each([
  ['folder', { ...live, folder: '/moved' }],
  ['prefix', { ...live, prefix: '/x' }],
  ['address', { ...live, siteUrl: 'https://other.example' }],
  ['choice of drafts, as in develop and previews', { ...live, unpublished: 'all' as const }],
  ['list of pages that wait for their day', { ...live, unpublished: ['content/blog/x/index.mdx'] }],
])('a cache of another %s goes', (_, settings) => {
  refreshCache(root, live)
  writeFileSync(join(root, '.cache', 'kept'), '')
  refreshCache(root, settings)
  expect(kept()).toEqual([false, false])
})

test('the digest of the data layer changes with its code and its packages, and with nothing else', () => {
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  for (const folder of ['plugins', 'src/content', 'src/charts', 'src/mdx', 'src/gatsby'])
    write(`${folder}/one.ts`, folder)
  write('package-lock.json', '{}')
  const before = dataLayerDigest(root)
  write('content/blog/one/index.mdx', 'A text.')
  write('src/components/ui/Button.tsx', 'A button.')
  expect(dataLayerDigest(root)).toBe(before)
  write('src/charts/one.ts', 'drawn otherwise')
  const redrawn = dataLayerDigest(root)
  expect(redrawn).not.toBe(before)
  write('package-lock.json', '{"lockfileVersion":3}')
  expect(dataLayerDigest(root)).not.toBe(redrawn)
})
