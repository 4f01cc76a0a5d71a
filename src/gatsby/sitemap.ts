/** Options of gatsby-plugin-sitemap: every page that may be listed, with the day of its last change. */

interface SitemapPage {
  path: string
  lastmod?: string
}

interface Dated {
  path: string
  date: string
  updated: string | null
}

interface SitemapQuery {
  site: { siteMetadata: { siteUrl: string } }
  allSitePage: { nodes: { path: string }[] }
  allCaseStudy: { nodes: Dated[] }
  allPost: { nodes: Dated[] }
}

const lastChange = ({ date, updated }: Dated) => updated ?? date

/** Pages whose content is a list of others change when the newest of these does. */
const LISTS: Record<string, 'allCaseStudy' | 'allPost'> = {
  '/case-studies': 'allCaseStudy',
  '/blog': 'allPost',
}

/** The pages of the sitemap with their dates: dates come from content, so a page without any has none. */
export function sitemapPages(data: SitemapQuery): SitemapPage[] {
  const dates = new Map(
    [...data.allCaseStudy.nodes, ...data.allPost.nodes].map(node => [node.path, lastChange(node)]),
  )
  for (const [path, list] of Object.entries(LISTS)) {
    const newest = data[list].nodes.map(lastChange).sort().at(-1)
    if (newest) dates.set(path, newest)
  }
  return data.allSitePage.nodes.map(({ path }) => ({ path, lastmod: dates.get(path) }))
}

export const sitemapOptions = {
  output: '/',
  excludes: ['/404.html', '/develop/*'],
  query: /* GraphQL */ `
    query SitemapPages {
      site {
        siteMetadata {
          siteUrl
        }
      }
      allSitePage(sort: { path: ASC }) {
        nodes {
          path
        }
      }
      allCaseStudy {
        nodes {
          path
          date
          updated
        }
      }
      allPost {
        nodes {
          path
          date
          updated
        }
      }
    }
  `,
  resolveSiteUrl: (data: SitemapQuery) => data.site.siteMetadata.siteUrl,
  resolvePages: sitemapPages,
  serialize: ({ path, lastmod }: SitemapPage) => ({ url: path, ...(lastmod && { lastmod }) }),
}
