import { graphql, type PageProps } from 'gatsby'
import { Breadcrumb } from '../components/sections/Breadcrumb/Breadcrumb'
import { PageOpening } from '../components/sections/PageOpening/PageOpening'
import { StudyFilter } from '../components/sections/StudyFilter/StudyFilter'
import { Page } from '../components/layout/Page/Page'
import { assertFound } from '../components/layout/required'

/** All case studies: some that lead, then the newest first, or as a visitor asks for them. */
export default function CaseStudiesPage({
  data,
  location,
}: PageProps<Queries.CaseStudiesPageQuery>) {
  assertFound({ path: location.pathname, query: 'CaseStudiesPage' }, data, [
    'route',
    'listPage',
    'interfaceWords',
  ])
  const { route, listPage: page, allCaseStudy, allService, allIndustry, interfaceWords } = data
  if (!page.studies) throw new Error('data/pages/case-studies.json has no “studies”.')
  const { leads, ...words } = page.studies
  return (
    <Page route={route} closing={page.closing} metadata={page.metadata} heading={page.heading}>
      <Breadcrumb crumbs={route.crumbs} label={interfaceWords.lists.breadcrumb} />
      <PageOpening heading={page.heading} lead={page.lead} />
      <StudyFilter
        studies={allCaseStudy.nodes}
        leads={leads.map(({ slug }) => slug)}
        services={allService.nodes}
        industries={allIndustry.nodes}
        words={words}
      />
    </Page>
  )
}

export const query = graphql`
  query CaseStudiesPage {
    route(path: "/case-studies") {
      ...RouteFields
    }
    interfaceWords {
      lists {
        breadcrumb
      }
    }
    listPage(key: { eq: "case-studies" }) {
      ...ListPageFields
      studies {
        leads {
          slug
        }
        legend
        service
        allServices
        industry
        allIndustries
        order
        leadsFirst
        newest
        change
        cost
        allFound
        someFound
        noneFound
        reset
        more
        fees
        changeNote
        feesNote
      }
    }
    allCaseStudy(sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        ...CaseCardFields
        work {
          upright
          broad
        }
        date
        fees {
          amount
          every
          times
        }
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
