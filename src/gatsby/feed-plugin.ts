/** Options of gatsby-plugin-feed: the newest posts with their full text. */
import { rewriteHtml } from './rewrite-html'
import { escapeAttribute } from 'entities'
import { fill } from '../content/format'
import { isPreview, pathPrefix } from './environment'

/** Posts in the feed: a reader that looks once a month misses none, and the file does not grow with the blog. */
export const FEED_POSTS = 30

interface FeedQuery {
  site: { siteMetadata: { siteUrl: string; title: string } }
  siteFacts: { locale: string }
  interfaceWords: { feed: { title: string; description: string } }
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
 * @param prefix what a preview puts before its own addresses, and the live site does not
 */
export function feedHtml(html: string, url: string, prefix = ''): string {
  const whole = (address: string) => {
    if (!/^[/#]/.test(address)) return address
    const path = prefix && address.startsWith(`${prefix}/`) ? address.slice(prefix.length) : address
    return new URL(path, url).href
  }
  const sources = (list: string) =>
    list.split(/,\s+/).map(source => {
      const [address = '', ...size] = source.trim().split(' ')
      return [whole(address), ...size].join(' ')
    })
  return rewriteHtml(html, edit => ({
    element(element) {
      if (element.name === 'svg') edit(element, '')
      for (const { name, value, start, end } of element.written) {
        const rewrite = (text: string) => edit({ start, end }, `${name}="${escapeAttribute(text)}"`)
        if (name === 'class' || name === 'id') edit({ start: start - 1, end }, '')
        else if (name === 'srcset') rewrite(sources(value).join(', '))
        else if ((name === 'href' || name === 'src') && whole(value) !== value)
          rewrite(whole(value))
      }
    },
  }))
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
    custom_elements: [
      { 'content:encoded': { _cdata: feedHtml(post.html, url, isPreview ? pathPrefix : '') } },
    ],
  }
}

/**
 * Options of the plugin.
 *
 * @param title what pages call the feed in their head
 */
export const feedOptions = (title: string) => ({
  query: /* GraphQL */ `
    query FeedSite {
      site {
        siteMetadata {
          siteUrl
          title
        }
      }
      siteFacts {
        locale
      }
      interfaceWords {
        feed {
          title
          description
        }
      }
    }
  `,
  setup: ({ query }: { query: FeedQuery }) => {
    const { siteUrl, title: name } = query.site.siteMetadata
    const words = query.interfaceWords.feed
    const newest = query.allPost.nodes[0]?.date
    return {
      title: fill(words.title, { name }),
      description: fill(words.description, { name }),
      site_url: `${siteUrl}/blog`,
      feed_url: `${siteUrl}/rss.xml`,
      language: 'en-GB',
      // The feed's own date is that of its newest post: a build reads no clock.
      ...(newest && { pubDate: new Date(`${newest}T09:00:00Z`) }),
    }
  },
  feeds: [
    {
      title,
      output: '/rss.xml',
      query: /* GraphQL */ `
        query FeedPosts {
          allPost(sort: [{ date: DESC }, { slug: ASC }], limit: ${FEED_POSTS}) {
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
})
