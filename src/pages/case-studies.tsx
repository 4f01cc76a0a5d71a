import { graphql, type PageProps } from 'gatsby'
import { PageOpening } from '../components/sections/PageOpening/PageOpening'
import { StudyFilter } from '../components/sections/StudyFilter/StudyFilter'
import { Page } from '../components/layout/Page/Page'
import { requireData } from '../components/layout/require-data'

/** All case studies as cards, with filters for service and industry, and their results as a fan chart. */
export default function CaseStudiesPage({
  data,
  location,
}: PageProps<Queries.CaseStudiesPageQuery>) {
  const { route, listPage: page, allCaseStudy, allService, allIndustry } = requireData(data)
  return (
    <Page route={route} {...page}>
      <PageOpening {...page} />
      <StudyFilter
        studies={allCaseStudy.nodes}
        services={allService.nodes}
        industries={allIndustry.nodes}
        visit={location}
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
    }
    allCaseStudy(sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        ...CaseCardFields
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
