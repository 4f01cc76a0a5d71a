import { graphql, type PageProps } from 'gatsby'
import { PageOpening } from '../components/sections/PageOpening/PageOpening'
import { SearchForm } from '../components/sections/SearchField/SearchField'
import { SiteIndex } from '../components/sections/SiteIndex/SiteIndex'
import { Page } from '../components/layout/Page/Page'
import { requireData } from '../components/layout/require-data'

/** Every page on the site, by section. */
export default function SitemapPage({ data }: PageProps<Queries.SitemapPageQuery>) {
  const { route, routes, listPage: page } = requireData(data)
  return (
    <Page route={route} {...page}>
      <PageOpening {...page}>
        <SearchForm />
      </PageOpening>
      <SiteIndex pages={routes} />
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
      sectionName
      mark
      note
      subject
    }
    listPage(key: { eq: "sitemap" }) {
      ...ListPageFields
    }
  }
`
