import { graphql, type PageProps } from 'gatsby'
import { Breadcrumb } from '../sections/Breadcrumb/Breadcrumb'
import { Neighbours } from '../sections/Neighbours/Neighbours'
import { PostList } from '../sections/PostList/PostList'
import { PostOpening } from '../sections/PostOpening/PostOpening'
import { Prose } from '../sections/Prose/Prose'
import { Sources } from '../sections/Sources/Sources'
import { Page } from '../site/Page/Page'

/** A post of the blog. */
export default function PostPage({ data }: PageProps<Queries.PostPageQuery>) {
  const { route, post, newer, older } = data
  if (!route || !post) return null
  return (
    <Page route={route} metadata={post.metadata} heading={post.title} type="article">
      <article>
        <Breadcrumb crumbs={route.crumbs} />
        <PostOpening post={post} />
        <Prose html={post.html} headings={post.headings} />
        {post.sources && post.sources.length > 0 && <Sources sources={post.sources} />}
      </article>
      <section className="grid band">
        <h2 className="l4">Related</h2>
        <div className="r8">
          <PostList posts={post.related} />
        </div>
      </section>
      <Neighbours newer={newer} older={older} />
    </Page>
  )
}

export const query = graphql`
  query PostPage($id: String!, $newerId: String, $olderId: String, $path: String!) {
    route(path: $path) {
      ...RouteFields
    }
    post(id: { eq: $id }) {
      path
      title
      summary
      date
      updated
      readingMinutes
      drawing
      html
      headings {
        id
        text
      }
      author {
        name
        description
      }
      service {
        shortName
        path
      }
      tags {
        slug
        name
      }
      sources {
        title
        publisher
        date
        url
      }
      metadata {
        ...PageMetadataFields
      }
      related {
        ...PostCardFields
      }
    }
    newer: post(id: { eq: $newerId }) {
      path
      title
    }
    older: post(id: { eq: $olderId }) {
      path
      title
    }
  }
`
