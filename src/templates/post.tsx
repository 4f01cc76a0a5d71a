import { graphql, Link, type PageProps } from 'gatsby'
import { Article } from '../components/layout/Article'
import { LongText } from '../components/sections/LongText/LongText'
import { PostOpening } from '../components/sections/PostOpening/PostOpening'
import { Sources } from '../components/sections/Sources/Sources'
import { Page } from '../components/layout/Page/Page'
import { found } from '../components/layout/found'

/** A post of the blog. It ends with the service that it is about, and with the way to the team that wrote it. */
export default function PostPage({ data }: PageProps<Queries.PostPageQuery>) {
  const { route, post, newer, older, listPage } = found(data, 'newer', 'older')
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
      <Article>
        <PostOpening post={post} crumbs={route.crumbs} />
        <LongText html={post.html} headings={post.headings} />
        {post.sources && post.sources.length > 0 && <Sources sources={post.sources} />}
      </Article>
      <section className="grid band">
        <h2 className="h3 l4">Worth reading after this</h2>
        <ul className="r8 rules">
          {post.related.map(({ path, title }) => (
            <li key={path}>
              <Link to={path}>{title}</Link>
            </li>
          ))}
        </ul>
      </section>
      <nav aria-label="Older and newer posts" className="pale grid band">
        {older && (
          <p className="half">
            <span className="small">Older: </span>
            <Link to={older.path} rel="prev">
              {older.title}
            </Link>
          </p>
        )}
        {newer && (
          <p className="half">
            <span className="small">Newer: </span>
            <Link to={newer.path} rel="next">
              {newer.title}
            </Link>
          </p>
        )}
      </nav>
    </Page>
  )
}

export const query = graphql`
  query PostPage($path: String!, $newerId: String, $olderId: String) {
    route(path: $path) {
      ...RouteFields
    }
    post(path: { eq: $path }) {
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
        path
        title
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
    listPage(key: { eq: "blog" }) {
      eachClosing {
        ...NextStepFields
      }
    }
  }
`
