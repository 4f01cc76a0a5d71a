import { graphql, type PageProps } from 'gatsby'
import { Search } from '../sections/Search/Search'
import { Page } from '../site/Page/Page'
import { assertFound } from '../site/required'

/** The search over all pages. */
export default function SearchPage({ data, location }: PageProps<Queries.SearchPageQuery>) {
  assertFound({ path: location.pathname, query: 'SearchPage' }, data, ['route', 'searchPage'])
  const { route, searchPage: page, allService: services } = data
  return (
    <Page route={route} metadata={page.metadata} heading={page.heading} noindex>
      <Search
        address={location.search}
        heading={page.heading}
        lead={page.lead}
        words={page}
        services={services.nodes}
      />
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
      field {
        label
        button
      }
      kinds {
        label
        all
        services {
          one
          many
        }
        caseStudies {
          one
          many
        }
        posts {
          one
          many
        }
        pages {
          one
          many
        }
      }
      searching
      found {
        ...PluralFields
      }
      more
      nothing {
        heading
        text
      }
      servicesHeading
      failed {
        heading
        text
      }
      withoutScript
      allPages {
        text
        path
      }
      shortcut
    }
    allService(sort: { order: ASC }) {
      nodes {
        name
        summary
        path
      }
    }
  }
`
