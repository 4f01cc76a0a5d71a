import { graphql, type PageProps } from 'gatsby'
import { BlogList } from '../components/sections/BlogList/BlogList'
import { Breadcrumb } from '../components/sections/Breadcrumb/Breadcrumb'
import { PageOpening } from '../components/sections/PageOpening/PageOpening'
import { Pagination } from '../components/sections/Pagination/Pagination'
import { TagLine } from '../components/sections/TagLine/TagLine'
import { Page } from '../components/layout/Page/Page'
import { assertFound } from '../components/layout/required'
import { numbered } from '../components/layout/Seo/numbered-metadata'

interface BlogContext {
  number: number
}

/** A page of the list of posts. */
export default function BlogPage({
  data,
  pageContext,
  location,
}: PageProps<Queries.BlogPageQuery, BlogContext>) {
  assertFound({ path: location.pathname, query: 'BlogPage' }, data, [
    'route',
    'listPage',
    'interfaceWords',
  ])
  const { route, listPage, posts, allTag, interfaceWords: words } = data
  const { number } = pageContext
  const heading = number === 1 ? listPage.heading : (route.crumbs.at(-1)?.name ?? '')
  return (
    <Page
      route={route}
      closing={listPage.closing}
      metadata={numbered(listPage.metadata, number)}
      heading={heading}
    >
      <Breadcrumb crumbs={route.crumbs} label={words.lists.breadcrumb} />
      <PageOpening heading={heading} lead={number === 1 ? listPage.lead : undefined} />
      <section className="grid band" aria-label={words.lists.posts}>
        <div className="stack">
          <TagLine tags={allTag.nodes} current={route.path} words={words.lists} />
          <BlogList posts={posts} leads={number === 1} />
          <Pagination pages={route.pages} current={route.path} words={words.lists} />
        </div>
      </section>
    </Page>
  )
}

export const query = graphql`
  query BlogPage($listed: [String!]!, $count: Int!, $tags: [String!]!, $path: String!) {
    route(path: $path, listed: $listed, count: $count) {
      ...RouteFields
      pages
    }
    interfaceWords {
      ...PostListWordsFields
    }
    listPage(key: { eq: "blog" }) {
      ...ListPageFields
    }
    posts(slugs: $listed) {
      ...PostCardFields
    }
    allTag(filter: { slug: { in: $tags } }, sort: { name: ASC }) {
      nodes {
        ...TagLinkFields
      }
    }
  }
`
