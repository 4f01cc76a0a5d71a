import { graphql, useStaticQuery } from 'gatsby'
import { requireData } from './require-data'

/** The agency's facts, as every page has them. */
export type SiteFacts = NonNullable<Queries.SiteQuery['siteFacts']>
/** The menus of header and footer. */
export type Menus = NonNullable<Queries.SiteQuery['navigation']>

/** The facts of the site that every page states: name, menus, addresses. */
export function useSite() {
  const data = useStaticQuery<Queries.SiteQuery>(graphql`
    query Site {
      siteFacts {
        name
        locale
        blurb
        copyrightYear
        social {
          name
          icon
          url
        }
        dashboard {
          name
          url
          description
        }
        websiteBuilder {
          name
          url
        }
      }
      brand {
        theme
      }
      navigation {
        header {
          name
          path
        }
        servicesDesktop {
          shortName
          path
          prices {
            lowest
          }
        }
        servicesMobile {
          shortName
          path
          prices {
            lowest
          }
        }
        allServices {
          name
          path
        }
        footerServices {
          shortName
          path
        }
        footerCompany {
          name
          path
        }
        footerLegal {
          name
          path
        }
      }
    }
  `)
  return requireData(data)
}
