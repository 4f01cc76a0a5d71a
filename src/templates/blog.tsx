import { graphql, Link, type PageProps } from 'gatsby'
import { PageOpening } from '../components/sections/PageOpening/PageOpening'
import { PostList } from '../components/sections/PostList/PostList'
import { Page } from '../components/layout/Page/Page'
import { requireData } from '../components/layout/require-data'

/** The list of all posts, or of posts with one tag. */
export default function BlogPage({ data }: PageProps<Queries.BlogPageQuery>) {
  const { route, listPage, chosen, allPost, tagged, allTag } = requireData(data)
  const [tag] = chosen.nodes
  const used = allTag.nodes.filter(({ slug }) => tagged.distinct.includes(slug))
  return (
    <Page route={route} {...listPage} {...tag}>
      <PageOpening {...listPage} {...tag} />
      <section className="grid band" aria-label="Posts">
        <div className="stack">
          <nav aria-label="Posts by tag">
            <ul className="row links tags">
              {[{ name: 'All posts', path: '/blog' }, ...used].map(({ name, path }) => (
                <li key={path}>
                  <Link to={path}>{name}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <PostList posts={allPost.nodes} />
        </div>
      </section>
    </Page>
  )
}

export const query = graphql`
  query BlogPage($slug: String = "*", $path: String!) {
    route(path: $path) {
      ...RouteFields
    }
    listPage(key: { eq: "blog" }) {
      ...ListPageFields
    }
    chosen: allTag(filter: { slug: { eq: $slug } }) {
      nodes {
        heading
        lead: description
        metadata {
          ...PageMetadataFields
        }
      }
    }
    allPost(
      filter: { tags: { elemMatch: { slug: { glob: $slug } } } }
      sort: [{ date: DESC }, { slug: ASC }]
    ) {
      nodes {
        ...PostCardFields
      }
    }
    tagged: allPost {
      distinct(field: { tags: { slug: SELECT } })
    }
    allTag(sort: { name: ASC }) {
      nodes {
        slug
        name
        path
      }
    }
  }
`
