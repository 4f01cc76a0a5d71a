import { graphql, Link, type PageProps } from 'gatsby'
import { PageOpening } from '../components/sections/PageOpening/PageOpening'
import { Search } from '../components/sections/Search/Search'
import { Page } from '../components/layout/Page/Page'
import { requireData } from '../components/layout/require-data'

/** The search page. */
export default function SearchPage({ data, location }: PageProps<Queries.SearchPageQuery>) {
  const { route, searchPage: page } = requireData(data)
  return (
    <Page route={route} {...page} noindex>
      <PageOpening {...page} />
      <Search {...page} visit={location}>
        <section className="pale grid band">
          <h2 className="l4">Common questions</h2>
          <ul className="r8 rules lead">
            {page.questions.map(({ text, path }) => (
              <li key={path}>
                <Link to={path}>{text}</Link>
              </li>
            ))}
          </ul>
        </section>
      </Search>
    </Page>
  )
}

export const query = graphql`
  query SearchPage {
    route(path: "/search") {
      ...RouteFields
    }
    searchPage {
      heading
      lead
      metadata {
        ...PageMetadataFields
      }
      examples
      questions {
        text
        path
      }
      synonyms {
        asked
        meant
      }
    }
  }
`
