import { graphql, Link, type PageProps } from 'gatsby'
import { BlogList } from '../components/sections/BlogList/BlogList'
import { Breadcrumb } from '../components/sections/Breadcrumb/Breadcrumb'
import { PageOpening } from '../components/sections/PageOpening/PageOpening'
import { Pagination } from '../components/sections/Pagination/Pagination'
import { TagLine } from '../components/sections/TagLine/TagLine'
import { Page } from '../components/layout/Page/Page'
import { assertFound } from '../components/layout/required'
import { numbered } from '../components/layout/Seo/numbered-metadata'

interface TagContext {
  number: number
}

/** A page of the posts that have a tag. It leads on to the services that they are about. */
export default function TagPage({
  data,
  pageContext,
  location,
}: PageProps<Queries.TagPageQuery, TagContext>) {
  assertFound({ path: location.pathname, query: 'TagPage' }, data, [
    'route',
    'tag',
    'listPage',
    'interfaceWords',
  ])
  const { route, tag, listPage, posts, allTag, interfaceWords: words } = data
  const { number } = pageContext
  const heading = number === 1 ? tag.heading : (route.crumbs.at(-1)?.name ?? '')
  const services = mostNamed(posts.map(({ service }) => service))
  return (
    <Page
      route={route}
      closing={listPage.eachClosing}
      service={services.length === 1 ? services[0]?.slug : undefined}
      metadata={numbered(tag.metadata, number)}
      heading={heading}
    >
      <Breadcrumb crumbs={route.crumbs} label={words.lists.breadcrumb} />
      <PageOpening heading={heading} lead={number === 1 ? tag.description : undefined} />
      <section className="grid band" aria-label={words.lists.posts}>
        <div className="stack">
          <TagLine tags={allTag.nodes} current={route.path} words={words.lists} />
          <BlogList posts={posts} leads={number === 1} />
          <Pagination pages={route.pages} current={route.path} words={words.lists} />
        </div>
      </section>
      <section className="pale grid band">
        <h2 className="l4">{words.lists.services}</h2>
        <ul className="r8 rules">
          {services.map(({ path, name, prices }) => (
            <li key={path} className="ends">
              <p className="h3">
                <Link to={path}>{name}</Link>
              </p>
              <p>{prices.lowest}</p>
            </li>
          ))}
        </ul>
      </section>
    </Page>
  )
}

/** Services to lead on to. */
const SERVICES = 3

/** The services that most posts are about, each once; those of one number in the order of the posts. */
function mostNamed<Service extends { readonly slug: string }>(
  named: readonly Service[],
): Service[] {
  const count = ({ slug }: Service) => named.filter(other => other.slug === slug).length
  return named
    .filter(({ slug }, index) => named.findIndex(other => other.slug === slug) === index)
    .sort((a, b) => count(b) - count(a))
    .slice(0, SERVICES)
}

export const query = graphql`
  query TagPage(
    $slug: String!
    $listed: [String!]!
    $count: Int!
    $tags: [String!]!
    $path: String!
  ) {
    route(path: $path, listed: $listed, count: $count) {
      ...RouteFields
      pages
    }
    interfaceWords {
      ...PostListWordsFields
      lists {
        services
      }
    }
    tag(slug: { eq: $slug }) {
      heading
      description
      metadata {
        ...PageMetadataFields
      }
    }
    listPage(key: { eq: "blog" }) {
      eachClosing {
        ...NextStepFields
      }
    }
    posts(slugs: $listed) {
      ...PostCardFields
      service {
        slug
        name
        path
        prices {
          lowest
        }
      }
    }
    allTag(filter: { slug: { in: $tags } }, sort: { name: ASC }) {
      nodes {
        ...TagLinkFields
      }
    }
  }
`
