import { graphql, useStaticQuery } from 'gatsby'

/** The facts of the site that every page states: name, menus, addresses. */
export function useSite(): Queries.SiteQuery {
  return useStaticQuery<Queries.SiteQuery>(graphql`
    query Site {
      site {
        siteMetadata {
          siteUrl
        }
      }
      siteFacts {
        name
        language
        locale
        blurb
        description
        email
        hours {
          days
          opens
          closes
        }
        priceRange
        rating {
          value
          best
          count
        }
        copyrightYear
        themeColor {
          light
          dark
        }
        social {
          name
          icon
          url
        }
        dashboard {
          name
          url
        }
        websiteBuilder {
          name
          url
        }
      }
      navigation {
        header {
          name
          path
        }
        servicesDesktop {
          shortName
          name
          path
        }
        servicesMobile {
          shortName
          name
          path
        }
        allServices {
          name
          path
        }
        footerServices {
          shortName
          name
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
}
