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
}

/** A page of the list of posts. */
export default function BlogPage({
  data,
  pageContext,
}: PageProps<Queries.BlogPageQuery, BlogContext>) {
  const { route, listPage, allPost } = data
  if (!route || !listPage) return null
  const { number } = pageContext
  return (
    <Page route={route} metadata={numbered(listPage.metadata, number)} heading={listPage.heading}>
      <Breadcrumb crumbs={route.crumbs} />
      <PageOpening heading={listPage.heading} lead={listPage.lead} />
      <section className="grid band" aria-label="Posts">
        <div className="stack">
          <PostList posts={allPost.nodes} level={2} />
          <Pagination pages={route.pages} current={route.path} />
        </div>
      </section>
      <Closing {...listPage.closing} />
    </Page>
  )
}

export const query = graphql`
  query BlogPage($skip: Int!, $limit: Int!, $path: String!) {
    route(path: $path) {
      ...RouteFields
      pages {
        path
      }
    }
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
