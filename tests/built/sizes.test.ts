/** The budgets of sizes: bytes as they are sent, in brotli where there is a brotli copy. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { load } from 'cheerio'
import { BUDGETS } from '../../tools/budgets'
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

// How much a page says is for its editors; that all pages fit as delivered is in tests/as-ordered.
test('what surrounds the words of a page is small, so that a whole page fits the first round trip', () => {
  const sizes = pages().map(({ path, html }): [string, number] => {
    const $ = load(html)
    $('main').empty()
    $('script[type="application/ld+json"]').remove()
    return [path, brotliCompressSync($.html()).length]
  })
  expect(over(sizes, BUDGETS.frame)).toEqual([])
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
  expect($('style').text().length).toBeGreaterThan(1000)
  expect(sheet).toBeLessThanOrEqual(BUDGETS.styles)
})

test('a tool brings a small sheet of its own, to the pages with that tool alone', () => {
  const sheets = files.filter(file => file.endsWith('.css') && file !== LETTERS)
  expect(
    over(
      sheets.map(file => [file, bytesOnTheWire(file)]),
      BUDGETS.toolStyles,
    ),
  ).toEqual([])
  const users = (file: string) => paths.filter(path => loaded(path).map(fileOf).includes(file))
  expect(sheets.filter(file => users(file).length === 0)).toEqual([])
  expect(sheets.filter(file => users(file).length > paths.length / 2)).toEqual([])
})

/** The faces of rare letters. */
const LETTERS = 'letters.css'

/** Fonts as the style sheets name them: those for all text, and those for some characters alone. */
function fonts(): { usual: string[]; further: string[] } {
  const named = (css: string) =>
    [...css.matchAll(/url\(["']?\/([^)"']+\.woff2)/g)].map(([, file = '']) => file)
  return { usual: named(page('/').$('style').text()), further: named(readFile(LETTERS)) }
}

test('the fonts of a first view are small, so are those of English pages, and each for further letters', () => {
  const { usual, further } = fonts()
  const all = files.filter(file => /\.(?:woff2?|ttf|otf)$/.test(file))
  expect([...usual, ...further].sort()).toEqual(all.sort())
  const sum = (names: readonly string[]) =>
    names.map(bytesOnTheWire).reduce((total, bytes) => total + bytes, 0)
  for (const path of paths) {
    const preloaded = page(path)
      .$('link[rel="preload"][as="font"]')
      .toArray()
      .map(link => fileOf(link.attribs.href ?? ''))
    expect(preloaded.length).toBeGreaterThan(0)
    expect(usual).toEqual(expect.arrayContaining(preloaded))
    expect(sum(preloaded)).toBeLessThanOrEqual(BUDGETS.fontsOfFirstView)
  }
  expect(sum(usual)).toBeLessThanOrEqual(BUDGETS.fonts)
  expect(further.length).toBeGreaterThan(0)
  expect(
    over(
      further.map(name => [name, bytesOnTheWire(name)]),
      BUDGETS.furtherFont,
    ),
  ).toEqual([])
})

test('the picture of a screen or a sheet is small, the wide one and the upright one', () => {
  const sheets = paths.flatMap(path => {
    const { $ } = page(path)
    return $('.s-work source[type="image/avif"]')
      .toArray()
      .map(source => fileOf($(source).attr('srcset')?.split(' ')[0] ?? ''))
  })
  expect(sheets.length).toBeGreaterThan(2)
  expect(
    over(
      sheets.map(name => [name, bytesOnTheWire(name)]),
      BUDGETS.sheet,
    ),
  ).toEqual([])
})

// What a page says is its editors': beside it, there is always room for a whole page of the largest size.
test('what a page asks for beside itself is small, before it has painted and in all of its first view', () => {
  const isPicture = /\.(?:svg|png|jpe?g|webp|avif|gif|ico)$/
  const preloaded = (path: string) =>
    page(path)
      .$('link[rel="preload"][as="font"]')
      .toArray()
      .map(link => fileOf(link.attribs.href ?? ''))
  const sum = (names: Iterable<string>) =>
    [...names].map(bytesOnTheWire).reduce((total, bytes) => total + bytes, 0)
  const views = paths.map(path => {
    const asked = loaded(path)
      .map(fileOf)
      .filter(file => !isPicture.test(file))
    const later = fonts().usual.filter(file => !preloaded(path).includes(file))
    return { path, before: sum(asked.filter(file => !later.includes(file))), all: sum(asked) }
  })
  expect(
    over(
      views.map(({ path, before }) => [path, before]),
      BUDGETS.beforePaint - BUDGETS.page,
    ),
  ).toEqual([])
  expect(
    over(
      views.map(({ path, all }) => [path, all]),
      BUDGETS.firstView - BUDGETS.page,
    ),
  ).toEqual([])
  expect(Math.min(...views.map(({ before }) => before))).toBeGreaterThan(0)
})

test('after intent, the script that all pages share is small, and what any page adds', () => {
  const { namedChunkGroups: groups } = JSON.parse(readFileSync(STATS, 'utf8')) as {
    namedChunkGroups: Record<string, { assets: { name: string }[] }>
  }
  const scripts = (group: string) =>
    (groups[group]?.assets ?? []).map(({ name }) => name).filter(name => name.endsWith('.js'))
  expect(scripts('app').length).toBeGreaterThan(1)
  const bytes = (names: readonly string[]) =>
    names.map(bytesOnTheWire).reduce((sum, size) => sum + size, 0)
  const groupOf = (path: string) => {
    const data = `page-data/${path === '/' ? 'index' : path === '/404' ? '404.html' : path.slice(1)}/page-data.json`
    return (JSON.parse(readFile(data)) as { componentChunkName: string }).componentChunkName
  }
  const pageScripts = paths.map(path => [path, scripts(groupOf(path))] as const)
  // Besides the application itself: what no page does without.
  const common = (pageScripts[0]?.[1] ?? []).filter(name =>
    pageScripts.every(([, names]) => names.includes(name)),
  )
  const shared = [...new Set([...scripts('app'), ...common])]
  expect(over([['all pages', bytes(shared)]], BUDGETS.sharedScript)).toEqual([])
  const own = pageScripts.map(([path, names]): [string, number] => {
    const rest = names.filter(name => !shared.includes(name))
    expect(rest.length).toBeGreaterThan(0)
    return [path, bytes(rest)]
  })
  expect(over(own, BUDGETS.pageScript)).toEqual([])
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
