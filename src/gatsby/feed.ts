/** Options of gatsby-plugin-feed: all posts with their full text. */
import { isPreview, pathPrefix } from './environment'

interface FeedQuery {
  site: { siteMetadata: { siteUrl: string; title: string } }
  allPost: {
    nodes: {
      title: string
      summary: string
      path: string
      date: string
      html: string
      author: { name: string }
      tags: readonly { name: string }[]
    }[]
  }
}

/**
 * A text as feed readers show it: whole addresses, and no drawings, which need the site's styles; the
 * table under each drawing says the same.
 *
 * @param url the post's address, which its own anchors belong to
 */
export function feedHtml(html: string, url: string): string {
  const whole = (address: string) => new URL(address.replaceAll('&amp;', '&'), url).href
  const escaped = (address: string) => whole(address).replaceAll('&', '&amp;')
  return html
    .replace(/<svg[\s>][\s\S]*?<\/svg>/g, '')
    .replace(/ (?:class|id)="[^"]*"/g, '')
    .replace(/ (href|src)="([/#][^"]*)"/g, (_, name: string, address: string) => {
      return ` ${name}="${escaped(address)}"`
    })
    .replace(/ srcset="([^"]*)"/gi, (_, list: string) => {
      const sources = list.split(/,\s+/).map(source => {
        const [address = '', ...size] = source.trim().split(' ')
        return [escaped(address), ...size].join(' ')
      })
      return ` srcset="${sources.join(', ')}"`
    })
}

/** A preview’s feed speaks of the live site, which its prefix is no part of. */
function withoutPrefix(html: string): string {
  return isPreview && pathPrefix ? html.replaceAll(`="${pathPrefix}/`, '="/') : html
}

/** A post as an entry of the feed. */
function entry(
  siteUrl: string,
  post: FeedQuery['allPost']['nodes'][number],
): Record<string, unknown> {
  const url = siteUrl + post.path
  return {
    title: post.title,
    description: post.summary,
    url,
    guid: url,
    date: new Date(`${post.date}T09:00:00Z`),
    author: post.author.name,
    categories: post.tags.map(tag => tag.name),
    custom_elements: [{ 'content:encoded': { _cdata: feedHtml(withoutPrefix(post.html), url) } }],
  }
}

export const feedOptions = {
  query: /* GraphQL */ `
    query FeedSite {
      site {
        siteMetadata {
          siteUrl
          title
        }
      }
    }
  `,
  setup: ({ query }: { query: FeedQuery }) => {
    const { siteUrl, title } = query.site.siteMetadata
    const newest = query.allPost.nodes[0]?.date
    return {
      title: `${title}: blog`,
      description: `Posts by the teams of ${title}.`,
      site_url: `${siteUrl}/blog`,
      feed_url: `${siteUrl}/rss.xml`,
      language: 'en-GB',
      // The feed's own date is that of its newest post: a build reads no clock.
      ...(newest && { pubDate: new Date(`${newest}T09:00:00Z`) }),
    }
  },
  feeds: [
    {
      title: 'Blog',
      output: '/rss.xml',
      query: /* GraphQL */ `
        query FeedPosts {
          allPost(sort: [{ date: DESC }, { slug: ASC }]) {
            nodes {
              title
              summary
              path
              date
              html
              author {
                name
              }
              tags {
                name
              }
            }
          }
        }
      `,
      serialize: ({ query }: { query: FeedQuery }) =>
        query.allPost.nodes.map(post => entry(query.site.siteMetadata.siteUrl, post)),
    },
  ],
}
