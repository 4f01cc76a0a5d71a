import { graphql, type PageProps } from 'gatsby'
import { Breadcrumb } from '../sections/Breadcrumb/Breadcrumb'
import { Neighbours } from '../sections/Neighbours/Neighbours'
import { PostList } from '../sections/PostList/PostList'
import { PostOpening } from '../sections/PostOpening/PostOpening'
import { Prose } from '../sections/Prose/Prose'
import { Sources } from '../sections/Sources/Sources'
import { Page } from '../site/Page/Page'
import { blogPosting } from '../site/structured-data/blog-posting'
import { socialImagePath } from '../site/Seo/Seo'

/** A post of the blog. */
export default function PostPage({ data }: PageProps<Queries.PostPageQuery>) {
  const { post, newer, older } = data
  if (!post) return null
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: 'Blog', path: '/blog' },
    { name: post.title, path: post.path },
  ]
  return (
    <Page
      path={post.path}
      metadata={post.metadata}
      heading={post.title}
      type="article"
      crumbs={crumbs}
      structuredData={siteUrl => [blogPosting(siteUrl, socialImagePath(post.path), post)]}
    >
      <article>
        <Breadcrumb crumbs={crumbs} />
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
  query PostPage($id: String!, $newerId: String, $olderId: String) {
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
