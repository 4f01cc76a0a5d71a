import { graphql, type PageProps } from 'gatsby'
import { Breadcrumb } from '../sections/Breadcrumb/Breadcrumb'
import { Closing } from '../sections/Closing/Closing'
import { PageOpening } from '../sections/PageOpening/PageOpening'
import { ServiceRows } from '../sections/ServiceRows/ServiceRows'
import { Page } from '../site/Page/Page'

const CRUMBS = [
  { name: 'Home', path: '/' },
  { name: 'Services', path: '/services' },
]

/** All services. */
export default function ServicesPage({ data }: PageProps<Queries.ServicesPageQuery>) {
  const { listPage: page, allService, allServicePage } = data
  if (!page) return null
  const reasons = new Map(
    allServicePage.nodes.map(({ service, notForWhom }) => [service.path, notForWhom[0]]),
  )
  const services = allService.nodes.map(service => ({
    ...service,
    notForWhom: reasons.get(service.path),
  }))
  return (
    <Page path="/services" metadata={page.metadata} heading={page.heading} crumbs={CRUMBS}>
      <Breadcrumb crumbs={CRUMBS} />
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
    listPage(key: { eq: "services" }) {
      ...ListPageFields
    }
    allServicePage {
      nodes {
        notForWhom
        service {
          path
        }
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
