import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { liveCaseStudies, readData, livePosts, liveTags, liveTextPages } from '../support/content'
import {
  DIST,
  facts,
  files,
  indexablePages,
  meta,
  page,
  paths,
  plain,
  readFile,
  sitemapParts,
  siteUrl,
  textsOf,
} from './site'

const dates = new Map<string, string>(
  [
    ...liveCaseStudies().map(({ slug, fields }) => [`/case-studies/${slug}`, fields] as const),
    ...livePosts().map(({ slug, fields }) => [`/blog/${slug}`, fields] as const),
  ].map(([path, { date, updated }]) => [path, updated ?? date]),
)

/** Pages of text have days of their own, and no list that follows them. */
const textDates = new Map(liveTextPages().map(({ slug, fields }) => [`/${slug}`, fields.date]))

describe('the sitemap for machines', () => {
  const $ = load(readFile('sitemap-0.xml'), { xml: true })
  const entries = () =>
    $('url')
      .toArray()
      .map(element => ({
        path: $(element).find('loc').text().replace(siteUrl, '') || '/',
        loc: $(element).find('loc').text(),
        day: $(element).find('lastmod').text().slice(0, 10),
        other: $(element)
          .children()
          .toArray()
          .map(child => child.tagName)
          .filter(name => !['loc', 'lastmod', 'image:image'].includes(name)),
        images: $(element)
          .find('image\\:loc')
          .toArray()
          .map(image => $(image).text()),
      }))

  test('is named by the index, and there is one', () => {
    const index = load(readFile('sitemap-index.xml'), { xml: true })
    expect(index('loc').text()).toBe(`${siteUrl}/sitemap-0.xml`)
    expect(files.filter(file => /^sitemap-\d+\.xml$/.test(file))).toEqual(['sitemap-0.xml'])
  })

  test('lists the whole address of every page that may be found', () => {
    expect(
      entries()
        .map(({ loc }) => loc)
        .sort(),
    ).toEqual(
      indexablePages()
        .map(({ $: html }) => html('link[rel="canonical"]').attr('href') ?? '')
        .sort(),
    )
  })

  test('gives each text the day of its last change, out of its own file', () => {
    const own = new Map([...dates, ...textDates])
    const wrong = entries().filter(({ path, day }) => own.has(path) && day !== own.get(path))
    expect(wrong).toEqual([])
    expect(entries().filter(({ path }) => own.has(path))).toHaveLength(own.size)
  })

  test('gives the lists the day of their newest entry, and invents no other day', () => {
    const newest = (base: string) =>
      [...dates]
        .filter(([path]) => path.startsWith(base))
        .map(([, day]) => day)
        .sort()
        .at(-1)
    const day = (path: string) => entries().find(entry => entry.path === path)?.day
    expect(day('/blog')).toBe(newest('/blog/'))
    expect(day('/case-studies')).toBe(newest('/case-studies/'))
    for (const path of ['/', '/sitemap']) expect(day(path)).toBe(newest('/'))
    for (const { path, posts } of liveTags())
      expect([path, day(path)]).toEqual([
        path,
        posts
          .map(({ fields }) => fields.updated ?? fields.date)
          .sort()
          .at(-1),
      ])
    const known = new Set([...dates.values(), ...textDates.values()])
    expect(entries().filter(entry => entry.day !== '' && !known.has(entry.day))).toEqual([])
  })

  test('names the picture of each page, the one that the page is shared with', () => {
    const wrong = entries().filter(
      ({ path, images }) =>
        images.join() !== meta(page(path), 'og:image').join() ||
        !files.includes(images.join().replace(`${siteUrl}/`, '')),
    )
    expect(wrong).toEqual([])
  })

  test('is the same set of pages as the one for people', () => {
    const listed = sitemapParts.flatMap(part => {
      const { $: html } = page(part)
      return html('main section :is(h2, li) a')
        .toArray()
        .map(element => html(element).attr('href') ?? '')
    })
    expect(new Set(listed).size).toBe(listed.length)
    expect(
      entries()
        .map(({ path }) => path)
        .sort(),
    ).toEqual(listed.sort())
  })

  test('invents no frequency and no priority', () => {
    expect(entries().filter(({ other }) => other.length > 0)).toEqual([])
  })
})

describe('the feed', () => {
  const $ = load(readFile('rss.xml'), { xml: true })
  const posts = livePosts()
  const items = () => $('item').toArray()

  test('has the posts once each, the newest first, with its title, summary, author and day', () => {
    const authors = readData<{ slug: string; name: string }[]>('authors.json')
    expect(
      items().map(item => [
        $(item).find('title').text(),
        $(item).find('description').text(),
        $(item).find('link').text(),
        $(item).find('dc\\:creator').text(),
        new Date($(item).find('pubDate').text()).toISOString().slice(0, 10),
      ]),
    ).toEqual(
      posts.map(({ slug, fields: { title, summary, author, date } }) => [
        title,
        summary,
        `${siteUrl}/blog/${slug}`,
        authors.find(entry => entry.slug === author)?.name,
        date,
      ]),
    )
  })

  test('carries each text in full, with links that lead to the site', () => {
    for (const item of items()) {
      const html = $(item).find('content\\:encoded').text()
      const path = $(item).find('link').text().replace(siteUrl, '')
      const words = load(html).text()
      for (const paragraph of textsOf(page(path), 'main .prose > p'))
        expect(plain(words)).toContain(paragraph)
      expect(html).not.toMatch(/ (?:href|src)="\//)
      expect(html).not.toMatch(/<script|\son[a-z]+=|\sstyle=|<svg|\sclass=/)
      expect(html).not.toMatch(/ (?:href|src)="(?!https?:|mailto:|tel:)/)
      expect($(item).find('category').length).toBeGreaterThan(0)
    }
  })

  test('names itself, its site and its language, and no time but that of its newest post', () => {
    const channel = $('channel').first()
    expect(channel.children('title').text()).toContain(facts.name)
    expect(channel.children('link').text()).toBe(`${siteUrl}/blog`)
    expect(channel.children('atom\\:link').attr('href')).toBe(`${siteUrl}/rss.xml`)
    expect(channel.children('language').text()).toMatch(new RegExp(`^${facts.language}`))
    const newest = posts[0]?.fields.date
    for (const name of ['lastBuildDate', 'pubDate'])
      expect(new Date(channel.children(name).text()).toISOString().slice(0, 10)).toBe(newest)
  })
})

test('robots.txt lets everyone in and names the sitemap', () => {
  const lines = readFile('robots.txt').split('\n')
  expect(lines).toContain(`Sitemap: ${siteUrl}/sitemap-index.xml`)
  expect(lines).toContain('User-agent: *')
  expect(lines.filter(line => /^Disallow: ./.test(line))).toEqual([])
})

/** The lines of a text file as fields. */
const fields = (file: string) =>
  new Map(
    readFile(file)
      .split('\n')
      .filter(Boolean)
      .map(line => line.split(/: (.*)/s).slice(0, 2) as [string, string]),
  )

test('security.txt has what RFC 9116 asks for, its day out of the data', () => {
  const site = readData<{ security?: { contact: string; expires: string } }>('site.json')
  const found = fields('.well-known/security.txt')
  expect(found.get('Contact')).toBe(`mailto:${site.security?.contact}`)
  // RFC 3339, as section 2.5.5 asks.
  expect(found.get('Expires')).toBe(`${site.security?.expires}T00:00:00.000Z`)
  expect(found.get('Canonical')).toBe(`${siteUrl}/.well-known/security.txt`)
  expect([...found.keys()].sort()).toEqual([
    'Canonical',
    'Contact',
    'Expires',
    'Preferred-Languages',
  ])
})

test('llms.txt lists every page that may be found, once, with what it is', () => {
  const text = readFile('llms.txt')
  expect(text.startsWith(`# ${facts.name}\n`)).toBe(true)
  expect(text).toContain(`\n> ${facts.description}\n`)
  const links = [...text.matchAll(/^- \[(.+)\]\((\S+)\)(: .+)?$/gm)]
  expect(links.map(([, , url]) => url).sort()).toEqual(
    indexablePages()
      .map(({ path }) => `${siteUrl}${path === '/' ? '/' : path}`)
      .sort(),
  )
  const bare = links.filter(([, , , words]) => words === undefined)
  expect(bare.map(([, , url]) => url?.replace(siteUrl, '')).sort()).toEqual(
    paths.filter(path => /\/page\/\d+$/.test(path)).sort(),
  )
})

describe('the manifest', () => {
  const manifest = JSON.parse(readFile('manifest.webmanifest')) as Record<string, unknown> & {
    icons: { src: string; sizes: string; type: string }[]
  }

  test('has the agency’s name, words, language and colour', () => {
    expect(manifest).toMatchObject({
      name: facts.name,
      short_name: facts.name,
      description: facts.description,
      lang: facts.language,
      start_url: '/',
      theme_color: readData<{ theme: string }>('brand.json').theme,
    })
  })

  test('names icons that are there, one of 192 and one of 512 pixels among them', () => {
    expect(manifest.icons.filter(({ src }) => !files.includes(src.replace(/^\//, '')))).toEqual([])
    const sizes = manifest.icons.map(icon => icon.sizes)
    expect(sizes).toEqual(['192x192', '512x512'])
    for (const { src, sizes: size } of manifest.icons) {
      const png = readFileSync(join(DIST, src))
      expect([src, `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`]).toEqual([src, size])
    }
  })
})
