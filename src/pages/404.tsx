import { graphql, Link, type PageProps } from 'gatsby'
import { Closing } from '../sections/Closing/Closing'
import { PageOpening } from '../sections/PageOpening/PageOpening'
import { Page } from '../site/Page/Page'

/** What any other path shows. */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const { listPage: page, navigation, allService } = data
  if (!page || !navigation) return null
  return (
    <Page path="/404" metadata={page.metadata} heading={page.heading} noindex>
      <PageOpening heading={page.heading} lead={page.lead}>
        <ul>
          {[
            ...navigation.header,
            navigation.allServices,
            ...allService.nodes,
            { path: '/sitemap', name: 'Sitemap' },
          ].map(({ path, name }) => (
            <li key={path}>
              <Link to={path}>{name}</Link>
            </li>
          ))}
        </ul>
      </PageOpening>
      <Closing {...page.closing} />
    </Page>
  )
}

export const query = graphql`
  query NotFoundPage {
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
    allService(sort: { order: ASC }) {
      nodes {
        name
        path
      }
    }
  }
`
