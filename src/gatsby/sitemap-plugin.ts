/** Configures gatsby-plugin-sitemap to include every listed page, with its last change. */

type Routes = Queries.SitemapPagesQuery['routes']

/** The plugin's options. */
export const sitemapOptions = {
  // robots.txt links to the sitemap, so pages don't have to.
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
      }
    }
  `,
  // Leave out pages with a canonical URL on another site.
  resolvePages: ({ routes }: { routes: Routes }) => routes.filter(({ canonical }) => !canonical),
  serialize: ({ path, changed }: Routes[number]) => ({ url: path, lastmod: changed }),
}
