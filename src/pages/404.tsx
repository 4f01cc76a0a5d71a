import { graphql, type PageProps } from 'gatsby'
import { NotFound } from '../components/sections/NotFound/NotFound'
import { Page } from '../components/layout/Page/Page'
import { assertFound } from '../components/layout/required'

/** What any other path shows. */
export default function NotFoundPage({ data, location }: PageProps<Queries.NotFoundPageQuery>) {
  assertFound({ path: location.pathname, query: 'NotFoundPage' }, data, [
    'route',
    'listPage',
    'navigation',
  ])
  const { route, listPage: page, navigation } = data
  return (
    <Page
      route={route}
      closing={page.closing}
      metadata={page.metadata}
      heading={page.heading}
      noindex
    >
      <NotFound
        heading={page.heading}
        lead={page.lead}
        links={[
          ...navigation.header,
          navigation.allServices,
          { path: '/sitemap', name: 'Sitemap' },
        ]}
      />
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
