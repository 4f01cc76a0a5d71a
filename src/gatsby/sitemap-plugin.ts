/** Options of gatsby-plugin-sitemap: every page of the route list, with its last change and its image. */

interface SitemapPage {
  path: string
  changed: string | null
  canonical: string | null
  image: string
}

interface SitemapQuery {
  site: { siteMetadata: { siteUrl: string } }
  routes: readonly SitemapPage[]
}

/** Addresses in one file. The protocol allows 50,000; a smaller file is read sooner. */
const LIMIT = 10_000

/**
 * Options of the plugin.
 *
 * @param limit addresses in one file; `SITEMAP_LIMIT` sets it for a test
 */
export function sitemapOptions(limit = Number(process.env.SITEMAP_LIMIT ?? LIMIT)) {
  return {
    output: '/',
    entryLimit: limit,
    // The site's own link to it stands in robots.txt.
    createLinkInHead: false,
    query: /* GraphQL */ `
      query SitemapPages {
        site {
          siteMetadata {
            siteUrl
          }
        }
        routes {
          path
          changed
          canonical
          image
        }
      }
    `,
    resolveSiteUrl: (data: SitemapQuery) => data.site.siteMetadata.siteUrl,
    // A page that asks to be listed elsewhere has no place here.
    resolvePages: (data: SitemapQuery) => data.routes.filter(({ canonical }) => !canonical),
    serialize: ({ path, changed, image }: SitemapPage) => ({
      url: path,
      ...(changed && { lastmod: changed }),
      img: [{ url: image }],
    }),
  }
}
