import { graphql, type PageProps } from 'gatsby'
import { Breadcrumb } from '../sections/Breadcrumb/Breadcrumb'
import { Closing } from '../sections/Closing/Closing'
import { PageOpening } from '../sections/PageOpening/PageOpening'
import { ServiceRows } from '../sections/ServiceRows/ServiceRows'
import { Page } from '../site/Page/Page'

/** All services. */
export default function ServicesPage({ data }: PageProps<Queries.ServicesPageQuery>) {
  const { route, listPage: page, allService, allServicePage } = data
  if (!route || !page) return null
  const reasons = new Map(
    allServicePage.nodes.map(({ service, notForWhom }) => [service.path, notForWhom[0]]),
  )
  const services = allService.nodes.map(service => ({
    ...service,
    // Web applications have a page of their own kind.
    notForWhom: reasons.get(service.path) ?? data.webApplicationPage?.notForWhom,
  }))
  return (
    <Page route={route} metadata={page.metadata} heading={page.heading}>
      <Breadcrumb crumbs={route.crumbs} />
      <PageOpening heading={page.heading} lead={page.lead} />
      <section aria-label="All services">
        <ServiceRows services={services} />
      </section>
      <Closing {...page.closing} />
    </Page>
  )
}

export const query = graphql`
  query ServicesPage {
    route(path: "/services") {
      ...RouteFields
    }
    listPage(key: { eq: "services" }) {
      ...ListPageFields
    }
    allServicePage(sort: { service: { path: ASC } }) {
      nodes {
        notForWhom
        service {
          path
        }
      }
    }
    webApplicationPage {
      notForWhom
    }
    allService(sort: { order: ASC }) {
      nodes {
        name
        path
        drawing
        summary
      }
    }
  }
`
