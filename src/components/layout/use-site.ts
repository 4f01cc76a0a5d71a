import { graphql, useStaticQuery } from 'gatsby'

/** The agency's facts, as every page has them. */
export type SiteFacts = NonNullable<Queries.SiteQuery['siteFacts']>
/** The menus of header and footer. */
export type Menus = NonNullable<Queries.SiteQuery['navigation']>

/** The words of header, menus and footer. */
export type FrameWords = NonNullable<Queries.SiteQuery['interfaceWords']>['frame']

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
      interfaceWords {
        frame {
          skip
          main
          menu
          search
          services
          showServices
          company
          newTab
          notAvailable
          loading
        }
        error {
          heading
          text
          reload
          home
        }
        numbers {
          seconds
          minutes
          hours
          days {
            ...PluralFields
          }
          points {
            ...PluralFields
          }
          reading {
            ...PluralFields
          }
          noChange
          worse
          to
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
