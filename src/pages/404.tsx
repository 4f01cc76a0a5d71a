import { graphql, Link, type PageProps } from 'gatsby'
import { MissingStroke } from '../graphics/MissingStroke'
import { Page } from '../site/Page/Page'
import { assertFound } from '../site/required'

/** What any other path shows. */
export default function NotFoundPage({ data, location }: PageProps<Queries.NotFoundPageQuery>) {
  assertFound({ path: location.pathname, query: 'NotFoundPage' }, data, [
    'route',
    'listPage',
    'navigation',
    'interfaceWords',
  ])
  const { route, listPage: page, navigation, interfaceWords } = data
  return (
    <Page
      route={route}
      closing={page.closing}
      metadata={page.metadata}
      heading={page.heading}
      noindex
    >
      <div className="grid band">
        <h1 className="l8">{page.heading}</h1>
        <div className="flush">
          <MissingStroke />
        </div>
        <p className="l5 lead">{page.lead}</p>
        <ul className="r7 cols rules lead">
          {[
            ...navigation.header,
            navigation.allServices,
            { path: '/sitemap', name: interfaceWords.pages.sitemap },
          ].map(({ path, name }) => (
            <li key={path}>
              <Link to={path}>{name}</Link>
            </li>
          ))}
        </ul>
      </div>
    </Page>
  )
}

export const query = graphql`
  query NotFoundPage {
    route(path: "/404") {
      ...RouteFields
    }
    interfaceWords {
      pages {
        sitemap
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
