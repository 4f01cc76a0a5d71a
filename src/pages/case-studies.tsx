import { graphql, type PageProps } from 'gatsby'
import { Breadcrumb } from '../sections/Breadcrumb/Breadcrumb'
import { CaseGrid } from '../sections/CaseGrid/CaseGrid'
import { Closing } from '../sections/Closing/Closing'
import { PageOpening } from '../sections/PageOpening/PageOpening'
import { Page } from '../site/Page/Page'

const CRUMBS = [
  { name: 'Home', path: '/' },
  { name: 'Case studies', path: '/case-studies' },
]

/** All case studies, the newest first. */
export default function CaseStudiesPage({ data }: PageProps<Queries.CaseStudiesPageQuery>) {
  const { listPage: page, allCaseStudy } = data
  if (!page) return null
  return (
    <Page path="/case-studies" metadata={page.metadata} heading={page.heading} crumbs={CRUMBS}>
      <Breadcrumb crumbs={CRUMBS} />
      <PageOpening heading={page.heading} lead={page.lead} />
      <section aria-label="All case studies">
        <CaseGrid studies={allCaseStudy.nodes} level={2} />
      </section>
      <Closing {...page.closing} />
    </Page>
  )
}

export const query = graphql`
  query CaseStudiesPage {
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
