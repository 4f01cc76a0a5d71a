import { load } from 'cheerio'
import { readCaseStudies, readData, readPosts } from '../support/content'
import { facts, files, indexablePages, readFile, siteUrl } from './site'

const dates = new Map<string, string>(
  [
    ...readCaseStudies().map(({ slug, fields }) => [`/case-studies/${slug}`, fields] as const),
    ...readPosts().map(({ slug, fields }) => [`/blog/${slug}`, fields] as const),
  ].map(([path, { date, updated }]) => [path, updated ?? date]),
)

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
          .filter(name => ['changefreq', 'priority'].includes(name)),
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

  test('gives each study and post the day of its last change, out of its own file', () => {
    const wrong = entries().filter(({ path, day }) => dates.has(path) && day !== dates.get(path))
    expect(wrong).toEqual([])
    expect(entries().filter(({ path }) => dates.has(path))).toHaveLength(dates.size)
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
    const known = new Set(dates.values())
    expect(entries().filter(entry => entry.day !== '' && !known.has(entry.day))).toEqual([])
  })

  test('invents no frequency and no priority', () => {
    expect(entries().filter(({ other }) => other.length > 0)).toEqual([])
  })
})

describe('the feed', () => {
  const $ = load(readFile('rss.xml'), { xml: true })
  const posts = readPosts()
  const items = () => $('item').toArray()

  test('has every post once, the newest first, with its title, summary, author and day', () => {
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
      expect(html.length).toBeGreaterThan(2000)
      expect(html).not.toMatch(/ (?:href|src)="\//)
      expect(html).not.toMatch(/<script|\son[a-z]+=|\sstyle=/)
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

describe('the manifest', () => {
  const manifest = JSON.parse(readFile('manifest.webmanifest')) as Record<string, unknown> & {
    icons: { src: string; sizes: string }[]
  }

  test('has the agency’s name, words, language and colour', () => {
    expect(manifest).toMatchObject({
      name: facts.name,
      short_name: facts.name,
      description: facts.description,
      lang: facts.language,
      start_url: '/',
      theme_color: facts.themeColor.light,
    })
  })

  test('names icons that are there, one of 192 and one of 512 pixels among them', () => {
    expect(manifest.icons.filter(({ src }) => !files.includes(src.replace(/^\//, '')))).toEqual([])
    const sizes = manifest.icons.map(icon => icon.sizes)
    expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']))
  })
})

test('the theme’s colour is teal: more green and blue than red, by far', () => {
  for (const colour of Object.values(facts.themeColor)) {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[0-9a-f]{2}/g) ?? []).map(part =>
      parseInt(part, 16),
    )
    expect(green).toBeGreaterThan(red * 2)
    expect(blue).toBeGreaterThan(red * 2)
    expect(Math.abs(green - blue)).toBeLessThan(40)
  }
})
