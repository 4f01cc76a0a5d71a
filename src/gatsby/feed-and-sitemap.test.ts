import { feedOptions } from './feed'
import { sitemapOptions, sitemapPages } from './sitemap'

describe('the feed', () => {
  const post = (slug: string, date: string) => ({
    title: `Title ${slug} & more`,
    summary: `Summary of ${slug}.`,
    path: `/blog/${slug}`,
    date,
    html: '<p><a href="/about">A</a> <img src="/x.png"/> <a href="https://b.example/">B</a> <a href="#there">C</a></p>',
    author: { name: 'The search team' },
  })
  const query = {
    site: { siteMetadata: { siteUrl: 'https://a.example', title: 'Agency' } },
    allPost: { nodes: [post('new', '2025-02-01'), post('old', '2024-01-01')] },
  }
  const [feed] = feedOptions.feeds

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
    const [{ 'content:encoded': html }] = entry?.custom_elements as [Record<string, string>]
    expect(html).toContain('<a href="https://a.example/about">')
    expect(html).toContain('src="https://a.example/x.png"')
    expect(html).toContain('<a href="https://b.example/">')
    expect(html).not.toMatch(/(?:href|src)="\//)
  })

  test('names the site, itself, and the day of its newest post', () => {
    expect(feedOptions.setup({ query })).toMatchObject({
      title: expect.stringContaining('Agency') as string,
      site_url: 'https://a.example/blog',
      feed_url: 'https://a.example/rss.xml',
      pubDate: new Date('2025-02-01T09:00:00Z'),
    })
    expect(feedOptions.setup({ query: { ...query, allPost: { nodes: [] } } })).not.toHaveProperty(
      'pubDate',
    )
  })
})

describe('the sitemap', () => {
  const dated = (path: string, date: string, updated: string | null = null) => ({
    path,
    date,
    updated,
  })
  const data = {
    site: { siteMetadata: { siteUrl: 'https://a.example' } },
    allSitePage: {
      nodes: ['/', '/blog', '/blog/one', '/case-studies', '/case-studies/first'].map(path => ({
        path,
      })),
    },
    allCaseStudy: { nodes: [dated('/case-studies/first', '2024-05-01', '2025-06-02')] },
    allPost: { nodes: [dated('/blog/one', '2025-01-01'), dated('/blog/two', '2025-03-01')] },
  }

  test('gives each page the day of its last change, a list that of its newest entry', () => {
    expect(sitemapPages(data)).toEqual([
      { path: '/', lastmod: undefined },
      { path: '/blog', lastmod: '2025-03-01' },
      { path: '/blog/one', lastmod: '2025-01-01' },
      { path: '/case-studies', lastmod: '2025-06-02' },
      { path: '/case-studies/first', lastmod: '2025-06-02' },
    ])
  })

  test('lists of nothing have no day', () => {
    const empty = { ...data, allPost: { nodes: [] }, allCaseStudy: { nodes: [] } }
    expect(sitemapPages(empty).every(page => page.lastmod === undefined)).toBe(true)
  })

  test('says nothing but address and day: no invented frequency or priority', () => {
    expect(sitemapOptions.serialize({ path: '/blog', lastmod: '2025-03-01' })).toEqual({
      url: '/blog',
      lastmod: '2025-03-01',
    })
    expect(sitemapOptions.serialize({ path: '/' })).toEqual({ url: '/' })
    expect(sitemapOptions.resolveSiteUrl(data)).toBe('https://a.example')
  })
})
