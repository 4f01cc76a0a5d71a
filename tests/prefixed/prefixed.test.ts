/** A preview below a prefix: complete there, and listed nowhere. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { listFiles, pagePath } from '../../plugins/gatsby-plugin-html-first/src/build/gatsby-output'
import { startServer } from '../../tools/serve-site/local-server'
import { matchPath } from '../../src/content/routes/paths'
import type { Site } from '../../src/content/site'
import { fixedPages, readCaseStudies, readData, readPosts } from '../support/content'
import sharp from 'sharp'
import { PHOTOGRAPHS, portraits } from '../support/photographs'
import { PREFIXED } from '../support/prefixed'

const { folder, prefix } = PREFIXED
const files = existsSync(folder) ? listFiles(folder) : []
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const pages = files.filter(file => file.endsWith('.html') && !file.startsWith('work/'))
const documents = new Map(pages.map(file => [file, load(read(file))] as const))
const live = (process.env.SITE_URL ?? readData<Site>('site.json').url).replace(/\/+$/, '')
const pageFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)
const fileOf = (path: string) =>
  path === '/' ? ['index.html'] : [path.slice(1), `${path.slice(1)}.html`]

/** Addresses that start at the host and are not below the prefix, or lead to no file. */
function misplaced(addresses: readonly string[]): string[] {
  return addresses.filter(address => {
    if (!address.startsWith('/') || address.startsWith('//')) return false
    const path = address.replace(/[?#].*/, '')
    if (path !== prefix && !path.startsWith(`${prefix}/`)) return true
    const inside = decodeURIComponent(path.slice(prefix.length)) || '/'
    // A program answers there, on hosts that run one.
    if (inside === readData<Site>('site.json').contactEndpoint) return false
    return !fileOf(inside).some(file => files.includes(file))
  })
}

/** Every address in a piece of HTML. */
const addressesIn = (html: string) => [
  ...[...html.matchAll(/\s(?:href|src|action|poster)="([^"]*)"/g)].map(match => match[1] ?? ''),
  ...[...html.matchAll(/\ssrcset="([^"]*)"/gi)].flatMap(match =>
    (match[1] ?? '').split(',').map(part => part.trim().split(/\s/)[0] ?? ''),
  ),
]

test('there is a build with every page', () => {
  const expected = [
    ...fixedPages().keys(),
    ...readCaseStudies().map(({ slug }) => `/case-studies/${slug}`),
    ...readPosts().map(({ slug }) => `/blog/${slug}`),
  ]
  expect(expected.length).toBeGreaterThan(1)
  expect(expected.filter(path => !pages.includes(pageFile(path)))).toEqual([])
})

describe('every address stands below the prefix and leads to a file', () => {
  test('in pages', () => {
    const wrong = pages.flatMap(file =>
      misplaced(addressesIn(read(file))).map(at => `${file} ${at}`),
    )
    expect(wrong).toEqual([])
  })

  test('in every attribute of every element, known as one that holds addresses or not', () => {
    const wrong = [...documents].flatMap(([file, $]) =>
      $('*')
        .toArray()
        .flatMap(element => ('attribs' in element ? Object.entries(element.attribs) : []))
        .flatMap(([attribute, value]) =>
          // A list of pictures, an address within other words such as those of a refresh or a style.
          misplaced(value.match(/(?<![^\s,='"(])\/[^\s,'")]*/g) ?? []).map(
            at => `${file} ${attribute} ${at}`,
          ),
        ),
    )
    expect(wrong).toEqual([])
  })

  test('and is the one that answers: no link to the home page meets a redirect', () => {
    const wrong = [...documents].filter(([, $]) => $(`a[href="${prefix}"]`).length > 0)
    expect(wrong.map(([file]) => file)).toEqual([])
    expect(documents.get('about.html')?.(`a[href="${prefix}/"]`).length).toBeGreaterThan(0)
  })

  test('in no style or script within a page: there are none but the sheet and data', () => {
    const wrong = [...documents].filter(
      ([, $]) =>
        $('[style], style').length !== 1 ||
        $('script:not([src]):not([type="application/ld+json"])').length > 0,
    )
    expect(wrong.map(([file]) => file)).toEqual([])
  })

  test('in the style sheet, the font among them', () => {
    const sheets = new Set([...documents.values()].map($ => $('style').text()))
    expect(sheets.size).toBe(1)
    const addresses = [...sheets]
      .flatMap(css => [...css.matchAll(/url\(["']?([^"')]+)/g)])
      .map(match => match[1] ?? '')
    expect(addresses.some(address => address.endsWith('.woff2'))).toBe(true)
    expect(misplaced(addresses)).toEqual([])
  })

  test('in the boot script', () => {
    const code = read(files.find(file => /^assets\/boot-.*\.js$/.test(file)) ?? '')
    const addresses = [...code.matchAll(/["'`](\/[\w./-]+\.(?:js|json))["'`]/g)].map(
      match => match[1] ?? '',
    )
    expect(addresses.length).toBeGreaterThan(2)
    expect(addresses).toContain(`${prefix}/page-data/app-data.json`)
    expect(misplaced(addresses)).toEqual([])
  })

  test('in the HTML within page data', () => {
    const data = files.filter(file => /^page-data\/.*\.json$/.test(file))
    const wrong = data.flatMap(file => {
      const texts: string[] = []
      JSON.stringify(JSON.parse(read(file)), (_, value: unknown) => {
        if (typeof value === 'string' && value.includes('="/')) texts.push(value)
        return value
      })
      return misplaced(texts.flatMap(addressesIn)).map(at => `${file} ${at}`)
    })
    expect(wrong).toEqual([])
  })

  test('in the manifest', () => {
    const manifest = JSON.parse(read('manifest.webmanifest')) as {
      start_url: string
      scope?: string
      id?: string
      icons: { src: string }[]
    }
    const { start_url: start, scope, id, icons } = manifest
    expect([start, scope ?? start, id ?? start]).toEqual(Array(3).fill(`${prefix}/`))
    expect(icons.length).toBeGreaterThan(0)
    const sources = icons.map(
      ({ src }) => new URL(src, `http://a${prefix}/manifest.webmanifest`).pathname,
    )
    expect(misplaced(sources)).toEqual([])
  })

  test('in the rules for hosts', () => {
    const rules = [...read('_headers').split('\n'), ...read('_redirects').split('\n')]
    const paths = rules.filter(line => line.startsWith('/'))
    expect(paths.filter(line => !line.startsWith(`${prefix}/`))).toEqual([])
  })
})

test('served below the prefix, every page is reached by links from the home page', async () => {
  const { server, url } = await startServer({ folder, port: 0, prefix })
  server.unref()
  const seen = new Set<string>()
  const queue = ['/']
  const wrong: string[] = []
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (seen.has(path)) continue
    seen.add(path)
    const answer = await fetch(url + path, { redirect: 'manual' })
    if (answer.status !== 200) wrong.push(`${path} ${answer.status}`)
    for (const [, href = ''] of (await answer.text()).matchAll(/<a [^>]*href="(\/[^"]*)"/g)) {
      const to = href.replace(/[?#].*/, '').slice(prefix.length)
      if (!/\.\w+$/.test(to)) queue.push(to || '/')
    }
  }
  const outside = await fetch(new URL('/about', url), { redirect: 'manual' })
  expect(outside.status).toBe(404)
  server.close()
  server.closeAllConnections()
  expect(wrong).toEqual([])
  expect([...seen]).toEqual(
    expect.arrayContaining([...fixedPages().keys()].filter(path => path !== '/404')),
  )
  // The not-found page and the one that follows a message are led to by no link.
  expect(pages.filter(file => ![...seen].map(pageFile).includes(file)).sort()).toEqual([
    '404.html',
    'contact/sent.html',
  ])
})

describe('a preview is listed nowhere', () => {
  test('every page says noindex, once', () => {
    const wrong = [...documents].filter(([, $]) => {
      const robots = $('meta[name="robots"]').toArray()
      return robots.length !== 1 || !robots[0]?.attribs.content?.includes('noindex')
    })
    expect(wrong.map(([file]) => file)).toEqual([])
  })

  test('so do the header and robots.txt', () => {
    expect(read('_headers')).toContain('  X-Robots-Tag: noindex\n')
    expect(read('robots.txt')).toBe('User-agent: *\nDisallow: /\n')
  })

  test('canonical addresses, the feed and the sitemap are those of the live site', () => {
    const canonical = [...documents.values()]
      .map($ => $('link[rel="canonical"]').attr('href'))
      .filter(address => address !== undefined)
    const unlisted = [...documents.keys()].filter(file => matchPath(pagePath(file))?.kind.unlisted)
    expect(canonical).toHaveLength(pages.length - unlisted.length)
    const feed = read('rss.xml')
    const locations = files
      .filter(file => /^sitemap.*\.xml$/.test(file))
      .flatMap(file => [...read(file).matchAll(/loc>([^<]+)</g)].map(match => match[1] ?? ''))
    const links = [...feed.matchAll(/<(?:link|guid)[^>]*>([^<]+)</g)].map(match => match[1] ?? '')
    const text = [...feed.matchAll(/ (?:href|src)="([^"]+)"/g)].map(match => match[1] ?? '')
    expect(locations.length).toBeGreaterThanOrEqual(pages.length - 1)
    const all = [...canonical, ...locations, ...links, ...text]
    const own = all.filter(address => address.startsWith(live))
    expect(own.length).toBeGreaterThan(2 * (pages.length - 1))
    expect(all.filter(address => address.includes(prefix) || address.startsWith('/'))).toEqual([])
  })

  test('structured data, social statements and texts for machines name the live site alone', () => {
    const strings = (value: unknown): string[] =>
      typeof value === 'string'
        ? [value]
        : value !== null && typeof value === 'object'
          ? Object.values(value).flatMap(strings)
          : []
    const found = [...documents].flatMap(([file, $]) => [
      ...$('script[type="application/ld+json"]')
        .toArray()
        .flatMap(element => strings(JSON.parse($(element).text())))
        .map(text => [file, text] as const),
      ...$('meta[content]')
        .toArray()
        .map(element => [file, element.attribs.content ?? ''] as const),
    ])
    const texts = files
      .filter(file => file.endsWith('.txt'))
      .map(file => [file, read(file).replace('Disallow: /\n', '')] as const)
    const wrong = [...found, ...texts].filter(
      ([, text]) => text.includes(prefix) || /(?:^|\s|\]\()\/\w/.test(text),
    )
    expect(wrong).toEqual([])
    const pictures = [...documents].filter(
      ([file, $]) =>
        file !== '404.html' &&
        !$('meta[property="og:image"]').attr('content')?.startsWith(`${live}/social/`),
    )
    expect(pictures.map(([file]) => file)).toEqual([])
  })
})

test('every page says where it is written, and a draft that it is one', () => {
  const without = pages.filter(file => documents.get(file)?.('main [data-editing]').length !== 1)
  // Gatsby's name for the not-found page is one of them.
  expect(without).toEqual([])
  const said = (file: string) => documents.get(file)?.('[data-editing]').text()
  expect(said('about.html')).toBe('Edit this page: data/pages/about.json')
  const { slug } = PHOTOGRAPHS
  expect(said(`blog/${slug}.html`)).toBe(
    `Draft, not on the live siteEdit this page: content/blog/${slug}/index.mdx`,
  )
})

test.each(['blog.html', 'sitemap.html'])('%s says which of its pages is a draft', file => {
  const entries = documents.get(file)?.(`main a[href$="/blog/${PHOTOGRAPHS.slug}"]`).closest('li')
  expect(entries?.length).toBe(1)
  // In the list of all pages it stands in the heading right over those that it is true of.
  const over = entries?.parents('ul').last().prev('h3').text() ?? ''
  expect(`${over} ${entries?.text()}`.toLowerCase()).toContain('draft, not on the live site')
})

describe('photographs are prepared as AVIF and WebP, in sizes that the original has', () => {
  const { slug, cover, figure } = PHOTOGRAPHS
  const inText = `main .prose img[alt="${figure.alt}"]`

  test.each([
    ['a cover in the list', 'blog.html', `main img[alt="${cover.alt}"]`, cover],
    ['a figure in a text', `blog/${slug}.html`, inText, figure],
  ])('%s', (_, file, selector, { width, height }) => {
    const $ = documents.get(file)
    const image = $?.(selector).first()
    expect(image?.attr()).toMatchObject({ width: String(width), height: String(height) })
    const sources = image?.siblings('source').toArray() ?? []
    expect(sources.map(source => source.attribs.type)).toEqual(['image/avif', 'image/webp'])
    for (const source of sources) {
      const entries = (source.attribs.srcset ?? '').split(',').map(entry => entry.trim().split(' '))
      expect(entries.length).toBeGreaterThan(1)
      for (const [address = '', size = ''] of entries) {
        expect(parseInt(size)).toBeLessThanOrEqual(width)
        const content = readFileSync(join(folder, address.slice(prefix.length)))
        const mark = source.attribs.type === 'image/avif' ? 'ftypavif' : 'WEBP'
        expect(content.subarray(0, 16).toString('latin1')).toContain(mark)
      }
    }
  })

  test.each(portraits)('a portrait stored in way $orientation is whole and upright', async of => {
    const { width, height } = PHOTOGRAPHS.portrait
    const image = documents.get(`blog/${slug}.html`)?.(`main .prose img[alt="${of.alt}"]`)
    expect(image?.attr()).toMatchObject({ width: String(width), height: String(height) })
    const named = [image?.attr('srcset'), ...(image?.siblings('source').toArray() ?? [])].map(
      each => (typeof each === 'object' ? each.attribs.srcset : each) ?? '',
    )
    expect(named).toHaveLength(3)
    for (const entry of named.flatMap(each => each.split(','))) {
      const [address = ''] = entry.trim().split(' ')
      const copy = sharp(join(folder, address.slice(prefix.length)))
      const size = await copy.metadata()
      expect(size.orientation ?? 1).toBe(1)
      expect(size.width / size.height).toBeCloseTo(width / height, 2)
      const { data, info } = await copy.removeAlpha().raw().toBuffer({ resolveWithObject: true })
      const bright = [0.25, 0.75]
        .flatMap(down => [0.25, 0.75].map(right => [right, down] as const))
        .flatMap(([right, down]) => {
          const pixel = Math.floor(down * info.height) * info.width + Math.floor(right * info.width)
          return [...data.subarray(pixel * 3, pixel * 3 + 3)]
        })
        .map(value => (value > 127 ? 1 : 0))
        .join('')
      // Red, green; blue, white.
      expect(bright).toBe('100' + '010' + '001' + '111')
    }
  })
})
