import { graphql, Link, type PageProps } from 'gatsby'
import { PageOpening } from '../components/sections/PageOpening/PageOpening'
import { Pagination } from '../components/sections/Pagination/Pagination'
import { PostList } from '../components/sections/PostList/PostList'
import { Page } from '../components/layout/Page/Page'
import { requireData } from '../components/layout/require-data'
import { numbered } from '../components/layout/Seo/numbered-metadata'

interface BlogContext {
  number: number
}

/** A page of the list of all posts, or of posts with one tag. */
export default function BlogPage({
  data,
  pageContext: { number },
}: PageProps<Queries.BlogPageQuery, BlogContext>) {
  const { route, listPage, tag, allPost, allTag } = requireData(data, 'tag')
  const { heading, lead, metadata } = tag ? { ...tag, lead: tag.description } : listPage
  const isFirst = number === 1
  const title = isFirst ? heading : (route.crumbs.at(-1)?.name ?? heading)
  return (
    <Page
      route={route}
      nextStep={tag ? listPage.entryNextStep : listPage.nextStep}
      metadata={numbered(metadata, number)}
      heading={title}
    >
      <PageOpening crumbs={route.crumbs} heading={title} lead={isFirst ? lead : undefined} />
      <section className="grid band" aria-label="Posts">
        <div className="stack">
          <nav aria-label="Posts by tag">
            <ul className="row links">
              {[{ name: 'All posts', path: '/blog' }, ...allTag.nodes].map(({ name, path }) => (
                <li key={path}>
                  <Link to={path}>{path === route.path ? <b className="h4">{name}</b> : name}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <PostList posts={allPost.nodes} leads={isFirst && !tag} />
          <Pagination pages={route.pages} current={route.path} />
        </div>
      </section>
    </Page>
  )
}

export const query = graphql`
  query BlogPage($slug: String, $listed: [String!]!, $tags: [String!]!, $path: String!) {
    route(path: $path) {
      ...RouteFields
      pages
    }
    listPage(key: { eq: "blog" }) {
      ...ListPageFields
      entryNextStep {
        ...NextStepFields
      }
    }
    tag(slug: { eq: $slug }) {
      heading
      description
      metadata {
        ...PageMetadataFields
      }
    }
    allPost(filter: { slug: { in: $listed } }, sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        ...PostCardFields
      }
    }
    allTag(filter: { slug: { in: $tags } }, sort: { name: ASC }) {
      nodes {
        name
        path
      }
    }
  }
`
