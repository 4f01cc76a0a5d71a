import { graphql, Link, type PageProps } from 'gatsby'
import { Article } from '../components/layout/Article'
import { LongText } from '../components/sections/LongText/LongText'
import { PostOpening } from '../components/sections/PostOpening/PostOpening'
import { Sources } from '../components/sections/Sources/Sources'
import { Page } from '../components/layout/Page/Page'
import { requireData } from '../components/layout/require-data'
import { ButtonLink } from '../components/ui/ButtonLink/ButtonLink'

/** A blog post. It ends with links to its service and related posts. */
export default function PostPage({ data }: PageProps<Queries.PostPageQuery>) {
  const { route, post, listPage } = requireData(data)
  const { service } = post
  return (
    <Page route={route} {...post} {...listPage} service={service.slug}>
      <Article>
        <PostOpening {...post} />
        <LongText {...post} />
        {post.sources && post.sources.length > 0 && <Sources sources={post.sources} />}
      </Article>
      <section className="pale grid band">
        <div className="l4 stack">
          <h2 className="h3">Want us to do it for you?</h2>
          <p>{service.summary}</p>
          <p>
            <ButtonLink to={service.path}>{service.shortName}</ButtonLink>
          </p>
        </div>
        <div className="r8 stack" data-pagefind-ignore>
          <h2 className="h3">Read next</h2>
          <ul className="cols rules">
            {post.related.map(({ path, title }) => (
              <li key={path}>
                <Link to={path}>{title}</Link>
              </li>
            ))}
          </ul>
        </div>
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
        shortName
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
    listPage(key: { eq: "blog" }) {
      nextStep: entryNextStep {
        ...NextStepFields
      }
    }
  }
`
