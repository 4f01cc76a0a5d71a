import { graphql, type PageProps } from 'gatsby'
import { Breadcrumb } from '../sections/Breadcrumb/Breadcrumb'
import { Closing } from '../sections/Closing/Closing'
import { PageOpening } from '../sections/PageOpening/PageOpening'
import { Pagination } from '../sections/Pagination/Pagination'
import { PostList } from '../sections/PostList/PostList'
import { Page } from '../site/Page/Page'
import { numbered } from '../site/Seo/numbered'

interface BlogContext {
  number: number
  pageCount: number
}

const pathOf = (number: number) => (number === 1 ? '/blog' : `/blog/page/${number}`)

/** A page of the list of posts. */
export default function BlogPage({
  data,
  pageContext,
}: PageProps<Queries.BlogPageQuery, BlogContext>) {
  const { listPage, allPost } = data
  if (!listPage) return null
  const { number, pageCount } = pageContext
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: 'Blog', path: '/blog' },
    ...(number > 1 ? [{ name: `Page ${number}`, path: pathOf(number) }] : []),
  ]
  return (
    <Page
      path={pathOf(number)}
      metadata={numbered(listPage.metadata, number)}
      heading={listPage.heading}
      crumbs={crumbs}
    >
      <Breadcrumb crumbs={crumbs} />
      <PageOpening heading={listPage.heading} lead={listPage.lead} />
      <section className="grid band" aria-label="Posts">
        <div className="stack">
          <PostList posts={allPost.nodes} level={2} />
          <Pagination number={number} pageCount={pageCount} pathOf={pathOf} />
        </div>
      </section>
      <Closing {...listPage.closing} />
    </Page>
  )
}

export const query = graphql`
  query BlogPage($skip: Int!, $limit: Int!) {
    listPage(key: { eq: "blog" }) {
      ...ListPageFields
    }
    allPost(sort: [{ date: DESC }, { slug: ASC }], skip: $skip, limit: $limit) {
      nodes {
        ...PostCardFields
      }
    }
  }
`
