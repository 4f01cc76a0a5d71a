import { graphql, Link, type PageProps } from 'gatsby'
import { NotFound } from '../components/sections/NotFound/NotFound'
import { Page } from '../components/layout/Page/Page'
import { assertFound } from '../components/layout/required'

/** What any other path shows. */
export default function NotFoundPage({ data, location }: PageProps<Queries.NotFoundPageQuery>) {
  assertFound({ path: location.pathname, query: 'NotFoundPage' }, data, [
    'route',
    'listPage',
    'navigation',
    'searchPage',
  ])
  const { route, listPage: page, navigation, searchPage } = data
  return (
    <Page
      route={route}
      closing={page.closing}
      metadata={page.metadata}
      heading={page.heading}
      noindex
    >
      <div className="grid band opening">
        <NotFound heading={page.heading} lead={page.lead} search={searchPage.field}>
          <ul className="rules lead">
            {[
              ...navigation.header,
              navigation.allServices,
              { path: '/sitemap', name: 'Sitemap' },
            ].map(({ path, name }) => (
              <li key={path}>
                <Link to={path}>{name}</Link>
              </li>
            ))}
          </ul>
        </NotFound>
      </div>
    </Page>
  )
}

export const query = graphql`
  query NotFoundPage {
    route(path: "/404") {
      ...RouteFields
    }
    searchPage {
      field {
        label
        button
      }
    }
    listPage(key: { eq: "not-found" }) {
      ...ListPageFields
    }
    navigation {
      header {
        name
        path
      }
      allServices {
        name
        path
      }
    }
  }
`
