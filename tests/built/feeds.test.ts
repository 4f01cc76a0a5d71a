import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { isCollection } from '../../src/page-kinds/page-kind'
import { pageKinds } from '../../src/page-kinds/registry'
import { livePosts, liveTexts, readData } from '../support/content'
import {
  DIST,
  facts,
  files,
  indexablePages,
  page,
  pages,
  plain,
  readFile,
  siteUrl,
  textsOf,
} from './site'

describe('sitemap.xml', () => {
  const $ = load(readFile('sitemap-0.xml'), { xml: true })
  const entries = $('url')
    .toArray()
    .map(element => ({
      path: $(element).find('loc').text().replace(siteUrl, '') || '/',
      loc: $(element).find('loc').text(),
      day: $(element).find('lastmod').text().slice(0, 10),
    }))

  test('is in the sitemap index and lists the absolute URL of every indexable page', () => {
    const index = load(readFile('sitemap-index.xml'), { xml: true })
    expect(index('loc').text()).toBe(`${siteUrl}/sitemap-0.xml`)
    expect(entries.map(({ loc }) => loc).sort()).toEqual(
      indexablePages()
        .map(({ $: html }) => html('link[rel="canonical"]').attr('href') ?? '')
        .sort(),
    )
    // Search engines ignore these fields.
    expect($('changefreq, priority')).toHaveLength(0)
  })

  test('has dates only for MDX pages (last change) and lists (newest entry)', () => {
    const texts = liveTexts().map(({ fields: { date, updated = date }, ...text }) => ({
      ...text,
      day: updated,
    }))
    const lists = pageKinds.flatMap(kind => {
      const { path, lists: list } = kind
      const days = texts.filter(({ type }) => type === list?.typeName).map(({ day }) => day)
      return isCollection(kind) || days.length === 0 ? [] : [[path, days.sort().at(-1)] as const]
    })
    const days = new Map([...texts.map(({ path, day }) => [path, day] as const), ...lists])
    const wrong = entries.filter(({ path, day }) => days.has(path) && day !== days.get(path))
    expect(wrong).toEqual([])
    const known = new Set(days.values())
    expect(entries.filter(({ day }) => day !== '' && !known.has(day))).toEqual([])
  })
})

describe('the feed', () => {
  const $ = load(readFile('rss.xml'), { xml: true })
  const posts = livePosts()
  const items = () => $('item').toArray()

  test('has each post once, newest first, with its title, summary, team, and date', () => {
    const teams = readData<{ slug: string; name: string }[]>('teams.json')
    expect(
      items().map(item => [
        $(item).find('title').text(),
        $(item).find('description').text(),
        $(item).find('link').text(),
        $(item).find('dc\\:creator').text(),
        new Date($(item).find('pubDate').text()).toISOString().slice(0, 10),
      ]),
    ).toEqual(
      posts.map(({ slug, fields: { title, summary, team, date } }) => [
        title,
        summary,
        `${siteUrl}/blog/${slug}`,
        teams.find(entry => entry.slug === team)?.name,
        date,
      ]),
    )
  })

  test('has each post in full, with absolute links', () => {
    for (const item of items()) {
      const html = $(item).find('content\\:encoded').text()
      const path = $(item).find('link').text().replace(siteUrl, '')
      // Put a space between table cells.
      const words = load(html.replaceAll(/<\/t[hd]>/g, ' $&')).text()
      for (const paragraph of textsOf(page(path), 'main .prose > p'))
        expect(plain(words)).toContain(paragraph)
      // Check elements instead of text, since a post about HTML can mention these names.
      const elements = load(html)('body *').toArray()
      const names = elements.flatMap(({ tagName, attribs }) => [tagName, ...Object.keys(attribs)])
      expect(
        names.filter(name => /^(?:script|svg|style|details|class|data-.+|on.+)$/.test(name)),
      ).toEqual([])
      // A chart’s legend keeps only its unit. The series names would run into it, and they’re in the table.
      for (const unit of textsOf(page(path), '.g-key > :first-child'))
        expect(plain(words)).toContain(unit)
      for (const key of textsOf(page(path), '.g-key:has(span + span)'))
        expect(plain(words)).not.toContain(key)
      const addresses = elements.flatMap(({ attribs: { href, src } }) => [href, src])
      expect(addresses.filter(url => url && !/^(?:https?|mailto|tel):/.test(url))).toEqual([])
      expect($(item).find('category').length).toBeGreaterThan(0)
    }
  })
})

test('every page links to the feed', () => {
  const feeds = pages().map(({ $, path }) => [
    path,
    $('head link[type="application/rss+xml"]')
      .toArray()
      .map(link => $(link).attr('href')),
  ])
  expect(feeds).toEqual(pages().map(({ path }) => [path, ['/rss.xml']]))
})

test('robots.txt allows all crawlers and links to the sitemap', () => {
  const lines = readFile('robots.txt').split('\n')
  expect(lines).toContain(`Sitemap: ${siteUrl}/sitemap-index.xml`)
  expect(lines).toContain('User-agent: *')
  expect(lines.filter(line => /^Disallow: ./.test(line))).toEqual([])
})

test('security.txt has the fields RFC 9116 requires, with the contact and expiration date from data/', () => {
  const { security } = readData<{ security?: { contact: string; expires: string } }>('site.json')
  const text = readFile('.well-known/security.txt')
  expect(text).toContain(`Contact: mailto:${security?.contact}\n`)
  expect(text).toContain(`Expires: ${security?.expires}T`)
  expect(text).toContain(`Canonical: ${siteUrl}/.well-known/security.txt\n`)
})

test('llms.txt lists every indexable page once, with a description', () => {
  const text = readFile('llms.txt')
  expect(text.startsWith(`# ${facts.name}\n`)).toBe(true)
  expect(text).toContain(`\n> ${facts.description}\n`)
  const links = [...text.matchAll(/^- \[(.+)\]\((\S+)\)(: .+)?$/gm)]
  expect(links.map(([, , url]) => url).sort()).toEqual(
    indexablePages()
      .map(({ path }) => `${siteUrl}${path === '/' ? '/index' : path}.md`)
      .sort(),
  )
})

describe('the manifest', () => {
  const manifest = JSON.parse(readFile('manifest.webmanifest')) as Record<string, unknown> & {
    icons: { src: string; sizes: string; type: string }[]
  }

  test('has the agency’s name, description, language, and color', () => {
    expect(manifest).toMatchObject({
      name: facts.name,
      description: facts.description,
      lang: facts.language,
      start_url: '.',
      theme_color: readData<{ theme: string }>('brand.json').theme,
    })
  })

  test('lists two icons that exist, at 192 and 512 pixels', () => {
    expect(manifest.icons.filter(({ src }) => !files.includes(src.replace(/^\//, '')))).toEqual([])
    const sizes = manifest.icons.map(icon => icon.sizes)
    expect(sizes).toEqual(['192x192', '512x512'])
    for (const { src, sizes: size } of manifest.icons) {
      const png = readFileSync(join(DIST, src))
      expect([src, `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`]).toEqual([src, size])
    }
  })
})
