import * as React from 'react'
import { graphql, Link } from 'gatsby'
import { Layout } from '../layout'

export default function Home({ data }) {
  return (
    <Layout>
      <h1>Posts</h1>
      <ul>
        {data.allMdx.nodes.map(({ frontmatter: { slug, title } }) => (
          <li key={slug}>
            <Link to={`/blog/${slug}/`}>{title}</Link>
          </li>
        ))}
      </ul>
    </Layout>
  )
}

export const Head = () => (
  <>
    <html lang="en" />
    <title>Posts</title>
    <meta name="description" content="The newest posts." />
  </>
)

export const query = graphql`
  {
    allMdx(sort: { frontmatter: { date: DESC } }, limit: 20) {
      nodes {
        frontmatter {
          slug
          title
        }
      }
    }
  }
`
