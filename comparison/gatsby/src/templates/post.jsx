import * as React from 'react'
import { graphql } from 'gatsby'
import { MDXProvider } from '@mdx-js/react'
import { Chart } from '../chart'
import { Layout } from '../layout'

const components = { Chart }

export default function Post({ data, children }) {
  const { title, summary, date } = data.mdx.frontmatter
  return (
    <Layout>
      <article>
        <h1>{title}</h1>
        <p className="lead">{summary}</p>
        <p>
          <time dateTime={date}>{date}</time>
        </p>
        <MDXProvider components={components}>{children}</MDXProvider>
      </article>
    </Layout>
  )
}

export const Head = ({ data }) => (
  <>
    <html lang="en" />
    <title>{data.mdx.frontmatter.title}</title>
    <meta name="description" content={data.mdx.frontmatter.summary} />
  </>
)

export const query = graphql`
  query ($id: String!) {
    mdx(id: { eq: $id }) {
      frontmatter {
        title
        summary
        date
      }
    }
  }
`
