import { graphql, type PageProps } from 'gatsby'
import { Breadcrumb } from '../sections/Breadcrumb/Breadcrumb'
import { Closing } from '../sections/Closing/Closing'
import { PageOpening } from '../sections/PageOpening/PageOpening'
import { SiteIndex } from '../sections/SiteIndex/SiteIndex'
import { Page } from '../site/Page/Page'

/** Every page of the site, by section. */
export default function SitemapPage({ data }: PageProps<Queries.SitemapPageQuery>) {
  const { route, routes, listPage: page } = data
  if (!route || !page) return null
  return (
    <Page route={route} metadata={page.metadata} heading={page.heading}>
      <Breadcrumb crumbs={route.crumbs} />
      <PageOpening heading={page.heading} lead={page.lead} />
      <SiteIndex pages={routes} />
      <Closing {...page.closing} />
    </Page>
  )
}

export const query = graphql`
  query SitemapPage {
    route(path: "/sitemap") {
      ...RouteFields
    }
    routes {
      path
      name
      section
    }
    listPage(key: { eq: "sitemap" }) {
      ...ListPageFields
    }
  }
`
