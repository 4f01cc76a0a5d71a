import { feedHtml, feedOptions } from './feed'
import { sitemapOptions } from './sitemap'

describe('the feed', () => {
  const post = (slug: string, date: string) => ({
    title: `Title ${slug} & more`,
    summary: `Summary of ${slug}.`,
    path: `/blog/${slug}`,
    date,
    html: '<p><a href="/about">A</a> <img src="/x.png"/> <a href="https://b.example/">B</a> <a href="#there">C</a></p>',
    author: { name: 'The search team' },
    tags: [{ name: 'One' }, { name: 'Two' }],
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
      categories: ['One', 'Two'],
    })
    expect((entries[1]?.date as Date).toISOString().slice(0, 10)).toBe('2024-01-01')
  })

  test('links of a text lead to the site from wherever the feed is read', () => {
    const [entry] = feed?.serialize({ query }) ?? []
    const [{ 'content:encoded': content }] = entry?.custom_elements as [
      { 'content:encoded': { _cdata: string } },
    ]
    const html = content._cdata
    expect(html).toContain('<a href="https://a.example/about">')
    expect(html).toContain('src="https://a.example/x.png"')
    expect(html).toContain('<a href="https://b.example/">')
    expect(html).toContain('<a href="https://a.example/blog/new#there">')
    expect(html).not.toMatch(/(?:href|src)="[/#]/)
  })

  test('a drawing gives way to its table, and nothing refers to the site’s styles', () => {
    const url = 'https://a.example/blog/new'
    const html =
      '<svg class="g"><path d="M0"/></svg><table class="t" id="x"><tr><td>1</td></tr></table>'
    expect(feedHtml(html, url)).toBe('<table><tr><td>1</td></tr></table>')
  })

  test('every size of a picture has a whole address', () => {
    const html = '<img src="/s/a.png" srcSet="/s/a-1.png 480w, /s/a-2.png 800w"/>'
    expect(feedHtml(html, 'https://a.example/blog/new')).toMatch(
      /src="https:\/\/a\.example\/s\/a\.png" srcset="https:\/\/a\.example\/s\/a-1\.png 480w, https:\/\/a\.example\/s\/a-2\.png 800w"/i,
    )
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
  const route = (path: string, changed: string | null) => ({
    path,
    changed,
    image: `https://a.example/social${path}.png`,
  })
  const data = {
    site: { siteMetadata: { siteUrl: 'https://a.example' } },
    routes: [route('/blog', '2025-03-01'), route('/contact', null)],
  }
  const { resolvePages, resolveSiteUrl, serialize, entryLimit } = sitemapOptions(5)

  test('lists every page of the route list with its last change and its picture', () => {
    expect(resolveSiteUrl(data)).toBe('https://a.example')
    expect(resolvePages(data).map(serialize)).toEqual([
      { url: '/blog', lastmod: '2025-03-01', img: [{ url: 'https://a.example/social/blog.png' }] },
      { url: '/contact', img: [{ url: 'https://a.example/social/contact.png' }] },
    ])
  })

  test('says no invented frequency or priority', () => {
    for (const page of resolvePages(data).map(serialize))
      expect(Object.keys(page).filter(key => !['url', 'lastmod', 'img'].includes(key))).toEqual([])
  })

  test('is cut into files of as many addresses as asked for', () => {
    expect(entryLimit).toBe(5)
    expect(sitemapOptions().entryLimit).toBeLessThanOrEqual(50_000)
  })
})
