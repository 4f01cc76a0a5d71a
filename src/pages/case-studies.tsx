import { graphql, type PageProps } from 'gatsby'
import { Breadcrumb } from '../components/sections/Breadcrumb/Breadcrumb'
import { PageOpening } from '../components/sections/PageOpening/PageOpening'
import { StudyFilter } from '../components/sections/StudyFilter/StudyFilter'
import { Page } from '../components/layout/Page/Page'
import { requireData } from '../components/layout/require-data'

/** All case studies: as lines and rows, to be found by service and industry, and nine with their covers. */
export default function CaseStudiesPage({
  data,
  location,
}: PageProps<Queries.CaseStudiesPageQuery>) {
  const { route, listPage: page, allCaseStudy, allService, allIndustry } = requireData(data)
  if (!page.covers) throw new Error('data/pages/case-studies.json has no “covers”.')
  return (
    <Page route={route} closing={page.closing} metadata={page.metadata} heading={page.heading}>
      <Breadcrumb crumbs={route.crumbs} />
      <PageOpening heading={page.heading} lead={page.lead} />
      <StudyFilter
        studies={allCaseStudy.nodes}
        covers={page.covers}
        services={allService.nodes}
        industries={allIndustry.nodes}
        visit={(location.key ?? '') + location.search}
      />
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
      covers {
        ...CaseCardFields
      }
    }
    allCaseStudy(sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        ...StudyFanFields
      }
    }
    allService(sort: { order: ASC }) {
      nodes {
        slug
        name: shortName
      }
    }
    allIndustry(sort: { name: ASC }) {
      nodes {
        slug
        name
      }
    }
  }
`
