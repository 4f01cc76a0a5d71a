import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { feedHtml, feedOptions } from './feed-plugin'
import { sitemapOptions } from './sitemap-plugin'

// What Gatsby calls; the package has no types for it.
const { onPostBuild } = jest.requireActual<{
  onPostBuild(args: object, options: object): Promise<void>
}>('gatsby-plugin-sitemap/gatsby-node')

describe('the feed', () => {
  const post = (slug: string, date: string) => ({
    title: `Title ${slug} & more`,
    summary: `Summary of ${slug}.`,
    path: `/blog/${slug}`,
    date,
    html: '<p><a href="/about">A</a> <img src="/x.png"/> <a href="https://b.example/">B</a> <a href="#there">C</a></p>',
    author: { name: 'The search team' },
    tags: [{ name: 'Audits' }],
  })
  const query = {
    site: { siteMetadata: { siteUrl: 'https://a.example', title: 'Agency' } },
    siteFacts: { locale: 'de_AT' },
    interfaceWords: { feed: { title: '{name}: Blog', description: 'Beiträge von {name}.' } },
    allPost: { nodes: [post('new', '2025-02-01'), post('old', '2024-01-01')] },
  }
  const options = feedOptions('Blog')
  const [feed] = options.feeds

  test('has one entry for each post, in order, with its facts', () => {
    const entries = feed?.serialize({ query }) ?? []
    expect(entries).toHaveLength(2)
    expect(entries[0]).toMatchObject({
      title: 'Title new & more',
      description: 'Summary of new.',
      url: 'https://a.example/blog/new',
      guid: 'https://a.example/blog/new',
      author: 'The search team',
    })
    expect((entries[1]?.date as Date).toISOString().slice(0, 10)).toBe('2024-01-01')
  })

  test('links of a text lead to the site from wherever the feed is read', () => {
    const [entry] = feed?.serialize({ query }) ?? []
    const [{ 'content:encoded': content }] = entry?.custom_elements as [
      Record<string, { _cdata: string }>,
    ]
    const html = content?._cdata
    expect(html).toContain('<a href="https://a.example/about">')
    expect(html).toContain('src="https://a.example/x.png"')
    expect(html).toContain('<a href="https://b.example/">')
    expect(html).not.toMatch(/(?:href|src)="\//)
  })

  test('drawings, which need the site’s styles, are left out, and their tables stay', () => {
    const html =
      '<figure class="g-chart" id="c"><figcaption>Clicks</figcaption><svg class="x"><svg y="1"><path d="M0 0"/></svg><text>3</text></svg><details class="n"><table><tr><td>3</td></tr></table></details></figure>'
    expect(feedHtml(html, 'https://a.example/blog/x')).toBe(
      '<figure><figcaption>Clicks</figcaption><details><table><tr><td>3</td></tr></table></details></figure>',
    )
  })

  test('places on the post, queries and sources of pictures become whole addresses', () => {
    const html =
      '<a href="#there">A</a><a href="/x?a=1&amp;b=2">B</a><img srcset="/a.png 1x, /b.png 2x" src="/a.png"/><a href="mailto:x@a.example">C</a>'
    expect(feedHtml(html, 'https://a.example/y/blog/x')).toBe(
      '<a href="https://a.example/y/blog/x#there">A</a><a href="https://a.example/x?a=1&amp;b=2">B</a><img srcset="https://a.example/a.png 1x, https://a.example/b.png 2x" src="https://a.example/a.png"/><a href="mailto:x@a.example">C</a>',
    )
  })

  test('names the site, itself, and the day of its newest post', () => {
    expect(options.setup({ query })).toMatchObject({
      title: 'Agency: Blog',
      description: 'Beiträge von Agency.',
      language: 'de-AT',
      site_url: 'https://a.example/blog',
      feed_url: 'https://a.example/rss.xml',
      pubDate: new Date('2025-02-01T09:00:00Z'),
    })
    expect(options.setup({ query: { ...query, allPost: { nodes: [] } } })).not.toHaveProperty(
      'pubDate',
    )
  })
})

describe('the sitemap', () => {
  const data = {
    site: { siteMetadata: { siteUrl: 'https://a.example' } },
    routes: [
      { path: '/', changed: '2025-03-01', image: 'https://a.example/social/index.png' },
      { path: '/about', changed: null, image: 'https://a.example/social/about.png' },
      { path: '/blog', changed: '2025-03-01', image: 'https://a.example/social/blog.png' },
    ],
  }
  const options = sitemapOptions()

  test('is made of the route list', () => {
    expect(options.resolvePages(data)).toEqual(data.routes)
    expect(options.resolveSiteUrl(data)).toBe('https://a.example')
  })

  test('says address, day and picture: no invented frequency, priority or day', () => {
    expect(data.routes.map(route => options.serialize(route))).toEqual([
      {
        url: '/',
        lastmod: '2025-03-01',
        img: [{ url: 'https://a.example/social/index.png' }],
      },
      { url: '/about', img: [{ url: 'https://a.example/social/about.png' }] },
      { url: '/blog', lastmod: '2025-03-01', img: [{ url: 'https://a.example/social/blog.png' }] },
    ])
  })

  test('is split when it grows, and the index names each part', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sitemap-'))
    await onPostBuild(
      {
        graphql: () => Promise.resolve({ data }),
        reporter: { verbose: () => undefined, panic: fail },
        basePath: '',
        pathPrefix: '',
      },
      {
        ...sitemapOptions(2),
        output: relative('public', folder),
        excludes: [],
        filterPages: () => false,
      },
    )
    const read = (file: string) => readFileSync(join(folder, file), 'utf8')
    expect(readdirSync(folder).sort()).toEqual([
      'sitemap-0.xml',
      'sitemap-1.xml',
      'sitemap-index.xml',
    ])
    const addresses = (text: string) => [...text.matchAll(/<loc>([^<]*)/g)].map(([, url]) => url)
    expect(addresses(read('sitemap-index.xml'))).toHaveLength(2)
    expect([...addresses(read('sitemap-0.xml')), ...addresses(read('sitemap-1.xml'))]).toEqual([
      'https://a.example/',
      'https://a.example/about',
      'https://a.example/blog',
    ])
    expect(read('sitemap-0.xml')).toContain(
      '<image:loc>https://a.example/social/about.png</image:loc>',
    )
    rmSync(folder, { recursive: true })
  })
})

function fail(message: string): never {
  throw new Error(message)
}
