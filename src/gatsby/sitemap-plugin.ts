/** Configures gatsby-plugin-sitemap to include every listed page, with its last change and its image. */

interface SitemapPage {
  path: string
  changed: string | null
  canonical: string | null
  image: string
}

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
        image
      }
    }
  `,
  // Leave out pages with a canonical URL on another site.
  resolvePages: ({ routes }: { routes: readonly SitemapPage[] }) =>
    routes.filter(({ canonical }) => !canonical),
  serialize: ({ path, changed, image }: SitemapPage) => ({
    url: path,
    ...(changed && { lastmod: changed }),
    img: [{ url: image }],
  }),
}
