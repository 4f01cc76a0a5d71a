import { resolve } from 'node:path'

export default {
  siteMetadata: { title: 'Posts' },
  plugins: [
    'gatsby-plugin-mdx',
    { resolve: 'gatsby-source-filesystem', options: { name: 'posts', path: resolve('posts') } },
  ],
}
