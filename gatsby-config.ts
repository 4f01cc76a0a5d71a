import type { GatsbyConfig } from 'gatsby'
import { contentOptions } from './src/rules/check-project'
import { buildSettings, isPreview, pathPrefix } from './src/gatsby/environment'
import { jsonTypeName } from './src/gatsby/json-type-name'
import { htmlFirstOptions } from './src/gatsby/html-first'
import { sitemapOptions } from './src/gatsby/sitemap-plugin'
import { readSecurity, readSite, siteUrl } from './src/gatsby/site-facts'

const site = readSite()

const config: GatsbyConfig = {
  ...(site && {
    siteMetadata: { title: site.name, siteUrl: siteUrl(site, buildSettings()) },
  }),
  pathPrefix,
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  graphqlTypegen: {
    typesOutputPath: 'src/gatsby-types.d.ts',
    documentSearchPaths: ['./src/gatsby/**/*.ts'],
    generateOnBuild: true,
  },
  plugins: [
    {
      resolve: 'gatsby-plugin-content-check',
      options: { content: () => contentOptions(isPreview) },
    },
    ...['data', 'content'].map(path => ({
      resolve: 'gatsby-source-filesystem',
      // The check doesn't read hidden files, such as an editor's backups.
      options: { name: path, path, ignore: ['**/.*'] },
    })),
    {
      resolve: 'gatsby-transformer-json',
      options: { typeName: jsonTypeName },
    },
    'gatsby-plugin-mdx',
    'gatsby-plugin-image',
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
    'gatsby-plugin-react-helmet',
    { resolve: 'gatsby-plugin-sitemap', options: sitemapOptions },
    // This plugin must be last, since it reads the other plugins' output.
    { resolve: 'gatsby-plugin-html-first', options: htmlFirstOptions(readSecurity()) },
  ],
}

export default config
