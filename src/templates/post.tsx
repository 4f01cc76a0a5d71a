import { graphql, Link, type PageProps } from 'gatsby'
import { OlderAndNewerPosts } from '../components/sections/OlderAndNewerPosts/OlderAndNewerPosts'
import { PostList } from '../components/sections/PostList/PostList'
import { PostOpening } from '../components/sections/PostOpening/PostOpening'
import { PostText } from '../components/sections/PostText/PostText'
import { Sources } from '../components/sections/Sources/Sources'
import { Page } from '../components/layout/Page/Page'
import { assertFound } from '../components/layout/required'

/** A post of the blog. It ends with the service that it is about, and with the way to the team that wrote it. */
export default function PostPage({ data, location }: PageProps<Queries.PostPageQuery>) {
  assertFound({ path: location.pathname, query: 'PostPage' }, data, [
    'route',
    'post',
    'listPage',
    'interfaceWords',
  ])
  const { route, post, newer, older, listPage, interfaceWords } = data
  const { post: words, lists } = interfaceWords
  const { service, author } = post
  return (
    <Page
      route={route}
      closing={listPage.eachClosing}
      service={service.slug}
      ending={
        <>
          <p className="h3">
            <Link to={service.path}>{service.name}</Link>
          </p>
          <p>{service.summary}</p>
          <p>{`${author.name}: ${author.description}`}</p>
        </>
      }
      metadata={post.metadata}
      heading={post.title}
      type="article"
    >
      <article>
        <PostOpening
          post={post}
          words={words}
          crumbs={route.crumbs}
          breadcrumb={lists.breadcrumb}
        />
        <PostText html={post.html} contents={{ heading: 'Contents', headings: post.headings }} />
        {post.sources && post.sources.length > 0 && (
          <Sources words={words} sources={post.sources} />
        )}
      </article>
      <OlderAndNewerPosts newer={newer} older={older} words={words} />
      <section className="grid band">
        <h2 className="l4">{words.related}</h2>
        <div className="r8">
          <PostList posts={post.related} />
        </div>
      </section>
    </Page>
  )
}

export const query = graphql`
  query PostPage($id: String!, $newerId: String, $olderId: String, $path: String!) {
    route(path: $path) {
      ...RouteFields
    }
    interfaceWords {
      lists {
        breadcrumb
      }
      post {
        author
        published
        updated
        readingTime
        service
        tags
        sources
        checked
        neighbours
        older
        newer
        related
      }
    }
    post(id: { eq: $id }) {
      path
      title
      ...PostOpeningFields
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
        slug
        name
        path
        summary
      }
      sources {
        ...SourceFields
      }
      metadata {
        ...PageMetadataFields
      }
      related {
        ...PostCardFields
      }
    }
    newer: post(id: { eq: $newerId }) {
      ...PostLinkFields
    }
    older: post(id: { eq: $olderId }) {
      ...PostLinkFields
    }
    listPage(key: { eq: "blog" }) {
      eachClosing {
        ...NextStepFields
      }
    }
  }
`
