import { graphql, Link, type PageProps } from 'gatsby'
import { Mark } from '../charts/Mark'
import { SearchForm } from '../components/sections/SearchField/SearchField'
import { Page } from '../components/layout/Page/Page'
import { requireData } from '../components/layout/require-data'

/** The page shown for any unknown URL. */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const { route, listPage: page, navigation } = requireData(data)
  const links = [
    ...navigation.header,
    navigation.allServices,
    { path: '/sitemap', name: 'Sitemap' },
  ]
  return (
    <Page route={route} {...page} noindex>
      <div className="grid band opening">
        <div className="l8 stack">
          <h1>{page.heading}</h1>
          <p className="lead">{page.lead}</p>
          <SearchForm />
          <ul className="row links lead">
            {links.map(({ path, name }) => (
              <li key={path}>
                <Link to={path}>{name}</Link>
              </li>
            ))}
          </ul>
        </div>
        <div className="r4">
          <Mark />
        </div>
      </div>
    </Page>
  )
}

export const query = graphql`
  query NotFoundPage {
    route(path: "/404") {
      ...RouteFields
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
