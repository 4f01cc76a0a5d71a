/** The small files beside the pages: robots and feed. */
import { datedFeed } from './feed-file'
import { robotsFile } from './robots-file'

describe('robots.txt', () => {
  test('names the sitemap of the live site', () => {
    expect(robotsFile('https://a.example', false)).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://a.example/sitemap-index.xml\n',
    )
  })

  test('turns everyone away from a preview', () => {
    expect(robotsFile('https://a.example', true)).toBe('User-agent: *\nDisallow: /\n')
  })
})

describe('the feed', () => {
  const feed = (items: string) =>
    `<rss><channel><lastBuildDate>Now</lastBuildDate>${items}</channel></rss>`

  test('carries the date of its newest post instead of the build’s', () => {
    const items =
      '<item><pubDate>Tue, 02 Jan 2024</pubDate></item><item><pubDate>Mon, 01 Jan 2024</pubDate></item>'
    expect(datedFeed(feed(items))).toBe(feed(items).replace('Now', 'Tue, 02 Jan 2024'))
  })

  test('carries no date where there is no post', () => {
    expect(datedFeed(feed(''))).toBe('<rss><channel></channel></rss>')
  })
})
