import { graphql, type PageProps } from 'gatsby'
import { formatValue } from '../graphics/format'
import { Breadcrumb } from '../sections/Breadcrumb/Breadcrumb'
import { Closing } from '../sections/Closing/Closing'
import { PageOpening } from '../sections/PageOpening/PageOpening'
import { ServiceRows } from '../sections/ServiceRows/ServiceRows'
import { Page } from '../site/Page/Page'

/** All services. */
export default function ServicesPage({ data }: PageProps<Queries.ServicesPageQuery>) {
  const { route, listPage: page, allService, allServicePage } = data
  if (!route || !page) return null
  const pages = new Map(allServicePage.nodes.map(one => [one.service.path, one]))
  const services = allService.nodes.map(service => {
    const own = pages.get(service.path)
    return { ...service, ...(own ? beginning(own) : webApplications(data)) }
  })
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

type ServicesData = Queries.ServicesPageQuery

/** What a service's first piece of work costs, and who should not buy it. */
function beginning({ notForWhom, pricing }: ServicesData['allServicePage']['nodes'][number]) {
  const [row] = pricing.rows
  return { notForWhom: notForWhom[0], begins: row && `${row.name}: ${row.price}` }
}

/** The same of web applications, which have a page of their own kind. */
function webApplications({ webApplicationPage, pricing }: ServicesData) {
  const smallest = pricing?.packages[0]
  return {
    notForWhom: webApplicationPage?.notForWhom,
    begins: smallest && `${smallest.name}: from ${formatValue(smallest.price, 'currency')}`,
  }
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
        pricing {
          rows {
            name
            price
          }
        }
        service {
          path
        }
      }
    }
    webApplicationPage {
      notForWhom
    }
    pricing {
      packages {
        name
        price
      }
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
