import { graphql, Link, type PageProps } from 'gatsby'
import { Article } from '../components/layout/Article'
import { LongText } from '../components/sections/LongText/LongText'
import { PostOpening } from '../components/sections/PostOpening/PostOpening'
import { Sources } from '../components/sections/Sources/Sources'
import { Page } from '../components/layout/Page/Page'
import { requireData } from '../components/layout/require-data'

/** A blog post. It ends with links to related posts. */
export default function PostPage({ data }: PageProps<Queries.PostPageQuery>) {
  const { route, post, listPage } = requireData(data)
  return (
    <Page route={route} {...post} {...listPage} service={post.service.slug}>
      <Article>
        <PostOpening {...post} />
        <LongText {...post} />
        {post.sources && post.sources.length > 0 && <Sources sources={post.sources} />}
      </Article>
      <section className="pale grid band" data-pagefind-ignore>
        <h2 className="h3 l4">Read next</h2>
        <ul className="cols rules r8">
          {post.related.map(({ path, title }) => (
            <li key={path}>
              <Link to={path}>{title}</Link>
            </li>
          ))}
        </ul>
      </section>
    </Page>
  )
}

export const query = graphql`
  query PostPage($path: String!) {
    route(path: $path) {
      ...RouteFields
    }
    post(path: { eq: $path }) {
      heading: title
      ...PostOpeningFields
      html
      headings {
        id
        text
      }
      service {
        slug
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
    listPage(key: { eq: "blog" }) {
      nextStep: entryNextStep {
        ...NextStepFields
      }
    }
  }
`
