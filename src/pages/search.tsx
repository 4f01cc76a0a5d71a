import { graphql, type PageProps } from 'gatsby'
import { Search } from '../components/sections/Search/Search'
import { SearchLists } from '../components/sections/SearchLists/SearchLists'
import { SearchWays } from '../components/sections/SearchWays/SearchWays'
import { Page } from '../components/layout/Page/Page'
import { assertFound } from '../components/layout/required'

/** The search over all pages. */
export default function SearchPage({ data, location }: PageProps<Queries.SearchPageQuery>) {
  assertFound({ path: location.pathname, query: 'SearchPage' }, data, ['route', 'searchPage'])
  const { route, searchPage: page, allService: services, allCaseStudy, allPost } = data
  const { kinds } = page
  return (
    <Page route={route} metadata={page.metadata} heading={page.heading} noindex>
      <Search
        address={location.search}
        heading={page.heading}
        lead={page.lead}
        words={page}
        services={services.nodes}
        lists={
          <SearchLists
            lists={[
              { count: services.totalCount, name: kinds.services.many, path: '/services' },
              {
                count: allCaseStudy.totalCount,
                name: kinds.caseStudies.many,
                path: '/case-studies',
              },
              { count: allPost.totalCount, name: kinds.posts.many, path: '/blog' },
            ]}
          />
        }
      >
        <SearchWays words={page.ways} services={services.nodes} />
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
      field {
        label
        button
      }
      examples {
        label
        words
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
      ways {
        services
        questions {
          heading
          links {
            text
            path
          }
        }
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
      totalCount
      nodes {
        name
        summary
        path
        prices {
          path
          lowest
        }
      }
    }
    allCaseStudy {
      totalCount
    }
    allPost {
      totalCount
    }
  }
`
