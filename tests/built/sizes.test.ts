/** The budgets of sizes: bytes as they are sent, in brotli where there is a brotli copy. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { BUDGETS } from '../../src/preview/budgets'
import { bytesOnTheWire, DIST, files, page, pages, paths, readFile, STATS } from './site'

const isText = /\.(?:html|js|css|json|xml|svg|webmanifest)$/

/** What is over a budget, with its bytes. */
const over = (sizes: [string, number][], limit: number) =>
  sizes.filter(([, bytes]) => bytes > limit).map(([name, bytes]) => `${name}: ${bytes}`)

/** Addresses of files that a page loads without being asked to. */
function loaded(path: string): string[] {
  const { $ } = page(path)
  const addresses = [
    ...$('script[src]')
      .toArray()
      .map(element => $(element).attr('src')),
    ...$(
      'link[rel~="preload"], link[rel~="modulepreload"], link[rel~="stylesheet"], link[rel~="icon"]',
    )
      .toArray()
      .map(element => $(element).attr('href')),
    ...$('img[src], source[src], video[src], iframe[src], object[data], embed[src]')
      .toArray()
      .map(element => $(element).attr('src') ?? $(element).attr('data')),
    ...[
      ...$('style')
        .text()
        .matchAll(/url\(["']?(\/[^)"']+)/g),
    ].map(match => match[1]),
  ]
  return [...new Set(addresses.filter(address => address !== undefined))]
}

const fileOf = (address: string) => address.replace(/^\//, '')

test('every page with its styles fits the first round trip', () => {
  const sizes = pages().map(({ path, file }): [string, number] => [path, bytesOnTheWire(file)])
  expect(over(sizes, BUDGETS.page)).toEqual([])
})

test('before the first interaction a page loads one small script', () => {
  for (const path of paths) {
    const scripts = loaded(path).filter(address => address.endsWith('.js'))
    expect([path, scripts.length]).toEqual([path, 1])
    expect(
      over(
        scripts.map(src => [src, bytesOnTheWire(fileOf(src))]),
        BUDGETS.scriptBeforeIntent,
      ),
    ).toEqual([])
  }
})

test('nothing is loaded from elsewhere, and what is loaded is there', () => {
  const wrong = paths.flatMap(path =>
    loaded(path)
      .filter(address => !address.startsWith('/') || !files.includes(fileOf(address)))
      .map(address => `${path}: ${address}`),
  )
  expect(wrong).toEqual([])
})

test('all styles are small', () => {
  const { $ } = page('/')
  const sheet = brotliCompressSync(Buffer.from($('style').text())).length
  const linked = files.filter(file => file.endsWith('.css')).map(bytesOnTheWire)
  expect($('style').text().length).toBeGreaterThan(1000)
  expect(sheet + linked.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(BUDGETS.styles)
})

test('all fonts are small', () => {
  const fonts = files.filter(file => /\.(?:woff2?|ttf|otf)$/.test(file))
  expect(fonts.length).toBeGreaterThan(0)
  expect(fonts.map(bytesOnTheWire).reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(
    BUDGETS.fonts,
  )
})

test('the first view of the home page is small, all that it loads together', () => {
  const sizes = [page('/').file, ...loaded('/').map(fileOf)].map(bytesOnTheWire)
  expect(sizes.length).toBeGreaterThan(2)
  expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(BUDGETS.homeFirstView)
})

test('after intent, all script of any page is small', () => {
  const { namedChunkGroups: groups } = JSON.parse(readFileSync(STATS, 'utf8')) as {
    namedChunkGroups: Record<string, { assets: { name: string }[] }>
  }
  const scripts = (group: string) =>
    (groups[group]?.assets ?? []).map(({ name }) => name).filter(name => name.endsWith('.js'))
  expect(scripts('app').length).toBeGreaterThan(1)
  const sizes = paths.map((path): [string, number] => {
    const data = `page-data/${path === '/' ? 'index' : path === '/404' ? '404.html' : path.slice(1)}/page-data.json`
    const { componentChunkName } = JSON.parse(readFile(data)) as { componentChunkName: string }
    expect(scripts(componentChunkName).length).toBeGreaterThan(0)
    const boot = loaded(path)
      .filter(address => address.endsWith('.js'))
      .map(fileOf)
    const all = new Set([...boot, ...scripts('app'), ...scripts(componentChunkName)])
    return [path, [...all].reduce((sum, name) => sum + bytesOnTheWire(name), 0)]
  })
  expect(over(sizes, BUDGETS.scriptAfterIntent)).toEqual([])
})

test('compressed copies hold what their files hold, and every larger text has them', () => {
  const wrong = files
    .filter(file => isText.test(file))
    .flatMap(file => {
      const content = readFileSync(join(DIST, file))
      const copies = ['.br', '.gz'].filter(ending => existsSync(join(DIST, file + ending)))
      if (copies.length === 0) return content.length < 1024 ? [] : [`${file} has no copies`]
      const brotli = brotliDecompressSync(readFileSync(join(DIST, `${file}.br`)))
      const gzip = gunzipSync(readFileSync(join(DIST, `${file}.gz`)))
      return brotli.equals(content) && gzip.equals(content)
        ? []
        : [`${file} differs from its copies`]
    })
  expect(wrong).toEqual([])
})
