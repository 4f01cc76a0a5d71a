import { graphql, useStaticQuery } from 'gatsby'
import { requireData } from './require-data'

/** The menus in the header and footer. */
export type Menus = NonNullable<Queries.SiteQuery['navigation']>

/** Returns the site data every page needs, such as the name, menus, and links. */
export function useSite() {
  const data = useStaticQuery<Queries.SiteQuery>(graphql`
    query Site {
      siteFacts {
        name
        locale
        blurb
        copyrightYear
        booking
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
          name: shortName
          path
          prices {
            lowest
          }
        }
        servicesMobile {
          name: shortName
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
          name: shortName
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
