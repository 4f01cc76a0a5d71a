/** Size budgets, in bytes as hosts send them: text files are compressed with Brotli. */
import { readFileSync } from 'node:fs'
import { load } from 'cheerio'
import { BUDGETS } from '../../tools/budgets'
import { bytesOnTheWire, files, page, pages, paths, readFile, STATS } from './site'

/** Files over a budget, with their sizes. */
const over = (sizes: [string, number][], limit: number) =>
  sizes.filter(([, bytes]) => bytes > limit).map(([name, bytes]) => `${name}: ${bytes}`)

const sum = (names: Iterable<string>) =>
  [...names].reduce((total, name) => total + bytesOnTheWire(name), 0)

const fileOf = (address = '') => address.replace(/^\//, '')

/** The files that a page’s matching elements load. */
function named(path: string, selector: string, attribute: string): string[] {
  const { $ } = page(path)
  const elements = $(selector).toArray()
  return elements.map(element => fileOf($(element).attr(attribute)))
}

test('every page and its inlined styles are within budget, with an allowance for long lists', () => {
  const sizes = pages().map(({ path, file, $ }): [string, number] => {
    const entries = Math.max(
      ...$('main ul')
        .get()
        .map(list => $(list).children().length),
      25,
    )
    return [path, bytesOnTheWire(file) - BUDGETS.listEntry * (entries - 25)]
  })
  expect(over(sizes, BUDGETS.page)).toEqual([])
})

test('before the first interaction, a page loads one small script and no style sheet', () => {
  for (const path of paths) {
    const scripts = named(path, 'script[src]', 'src')
    expect([path, scripts.length]).toEqual([path, 1])
    expect(sum(scripts)).toBeLessThanOrEqual(BUDGETS.scriptBeforeIntent)
    expect(named(path, 'link[rel~="stylesheet"]', 'href')).toEqual([])
  }
})

test('every file a page loads exists', () => {
  const wrong = paths.flatMap(path =>
    [
      ...named(path, 'script[src], img[src]', 'src'),
      ...named(path, 'link[rel~="preload"], link[rel~="icon"]', 'href'),
      ...Array.from(
        page(path)
          .$('style')
          .text()
          .matchAll(/url\(["']?\/([^)"']+)/g),
        m => m[1],
      ),
    ]
      .filter(file => file === undefined || !files.includes(file))
      .map(file => `${path}: ${file}`),
  )
  expect(wrong).toEqual([])
})

test('preloaded fonts and all fonts for English text are within budget', () => {
  // Accented letters are in separate files, which only load on pages that show one.
  const fonts = files.filter(file => /^static\/(?!extended|western).*\.woff2$/.test(file))
  expect(fonts.length).toBeGreaterThan(2)
  expect(sum(fonts)).toBeLessThanOrEqual(BUDGETS.fonts)
  for (const path of paths) {
    const preloaded = named(path, 'link[rel="preload"][as="font"]', 'href')
    expect(preloaded.length).toBeGreaterThan(0)
    expect(sum(preloaded)).toBeLessThanOrEqual(BUDGETS.fontsOfFirstView)
  }
})

test('the scripts a page loads after the first interaction are within budget', () => {
  const { namedChunkGroups: groups } = JSON.parse(readFileSync(STATS, 'utf8')) as {
    namedChunkGroups: Record<string, { assets: { name: string }[] }>
  }
  const scripts = (group: string) =>
    (groups[group]?.assets ?? []).map(({ name }) => name).filter(name => name.endsWith('.js'))
  expect(scripts('app').length).toBeGreaterThan(1)
  const groupOf = (path: string) => {
    const data = path === '/' ? 'index' : path === '/404' ? '404.html' : path.slice(1)
    const file = readFile(`page-data/${data}/page-data.json`)
    return (JSON.parse(file) as { componentChunkName: string }).componentChunkName
  }
  const sizes = [...new Set(paths.map(groupOf))].map((group): [string, number] => [
    group,
    sum(new Set([...scripts('app'), ...scripts(group)])),
  ])
  expect(over(sizes, BUDGETS.scriptAfterIntent)).toEqual([])
})

/** The number of words on a page, without drawings, chart tables, navigation, and buttons. */
function wordsOf(path: string): number {
  const $ = load(page(path).$.html('main').replaceAll('<', ' <'))
  $('svg, script, [hidden], details.g-numbers, nav, a.button').remove()
  return $.text().trim().split(/\s+/).length
}

test('a service page has at most 1,000 words', () => {
  const services = paths.filter(path => /^\/services\/(?!web-application-)[^/]+$/.test(path))
  expect(services.length).toBeGreaterThan(6)
  const long = services.filter(path => wordsOf(path) > 1000)
  expect(long.map(path => `${path}: ${wordsOf(path)} words`)).toEqual([])
})
