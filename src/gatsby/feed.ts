/** Options of gatsby-plugin-feed: all posts with their full text. */

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
    }[]
  }
}

/** A post as an entry of the feed. Links in its text become whole addresses. */
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
    custom_elements: [
      { 'content:encoded': post.html.replace(/ (href|src)="\//g, ` $1="${siteUrl}/`) },
    ],
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
            }
          }
        }
      `,
      serialize: ({ query }: { query: FeedQuery }) =>
        query.allPost.nodes.map(post => entry(query.site.siteMetadata.siteUrl, post)),
    },
  ],
}
