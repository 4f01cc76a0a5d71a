import { graphql, type PageProps } from 'gatsby'
import { Breadcrumb } from '../sections/Breadcrumb/Breadcrumb'
import { Closing } from '../sections/Closing/Closing'
import { PageOpening } from '../sections/PageOpening/PageOpening'
import { ServiceIndex } from '../sections/ServiceIndex/ServiceIndex'
import { Page } from '../site/Page/Page'

const CRUMBS = [
  { name: 'Home', path: '/' },
  { name: 'Services', path: '/services' },
]

/** All services. */
export default function ServicesPage({ data }: PageProps<Queries.ServicesPageQuery>) {
  const { listPage: page, allService } = data
  if (!page) return null
  return (
    <Page path="/services" metadata={page.metadata} heading={page.heading} crumbs={CRUMBS}>
      <Breadcrumb crumbs={CRUMBS} />
      <PageOpening heading={page.heading} lead={page.lead} />
      <section className="diagonal band" aria-label="All services">
        <ServiceIndex services={allService.nodes} level={2} />
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
