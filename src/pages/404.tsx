import { graphql, Link, type PageProps } from 'gatsby'
import { Closing } from '../sections/Closing/Closing'
import { MissingBar } from '../graphics/MissingBar'
import { Page } from '../site/Page/Page'

/** What any other path shows. */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const { route, listPage: page, navigation } = data
  if (!route || !page || !navigation) return null
  return (
    <Page route={route} metadata={page.metadata} heading={page.heading} noindex>
      <div className="grid band">
        <h1 className="l8">{page.heading}</h1>
        <div className="flush">
          <MissingBar />
        </div>
        <p className="l6 lead">{page.lead}</p>
        <ul className="r5 rules">
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
      </div>
      <Closing {...page.closing} />
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
