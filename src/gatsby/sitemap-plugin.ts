/** Options of gatsby-plugin-sitemap: every page of the route list, with its last change and its image. */

interface SitemapPage {
  path: string
  changed: string | null
  canonical: string | null
  image: string
}

/** Options of the plugin. */
export const sitemapOptions = {
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
  // A page that asks to be listed elsewhere has no place here.
  resolvePages: ({ routes }: { routes: readonly SitemapPage[] }) =>
    routes.filter(({ canonical }) => !canonical),
  serialize: ({ path, changed, image }: SitemapPage) => ({
    url: path,
    ...(changed && { lastmod: changed }),
    img: [{ url: image }],
  }),
}
