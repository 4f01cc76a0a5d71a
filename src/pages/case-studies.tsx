import { graphql, type PageProps } from 'gatsby'
import { Breadcrumb } from '../sections/Breadcrumb/Breadcrumb'
import { CaseGrid } from '../sections/CaseGrid/CaseGrid'
import { Closing } from '../sections/Closing/Closing'
import { PageOpening } from '../sections/PageOpening/PageOpening'
import { Page } from '../site/Page/Page'

/** All case studies, the newest first. */
export default function CaseStudiesPage({ data }: PageProps<Queries.CaseStudiesPageQuery>) {
  const { route, listPage: page, allCaseStudy } = data
  if (!route || !page) return null
  return (
    <Page route={route} metadata={page.metadata} heading={page.heading}>
      <Breadcrumb crumbs={route.crumbs} />
      <PageOpening heading={page.heading} lead={page.lead} />
      <section className="band" aria-label="All case studies">
        <CaseGrid studies={allCaseStudy.nodes} level={2} />
      </section>
      <Closing {...page.closing} />
    </Page>
  )
}

export const query = graphql`
  query CaseStudiesPage {
    route(path: "/case-studies") {
      ...RouteFields
    }
    listPage(key: { eq: "case-studies" }) {
      ...ListPageFields
    }
    allCaseStudy(sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        ...CaseCardFields
      }
    }
  }
`
