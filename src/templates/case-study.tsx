import { graphql, type PageProps } from 'gatsby'
import { Page } from '../components/layout/Page/Page'
import { requireData } from '../components/layout/require-data'
import { CaseGrid } from '../components/sections/CaseGrid/CaseGrid'
import { CasePoster } from '../components/sections/CasePoster/CasePoster'
import { ResultTable } from '../components/sections/ResultTable/ResultTable'
import { StudyText } from '../components/sections/StudyText/StudyText'
import { formatChange } from '../content/format'

/** A case study. */
export default function CaseStudyPage({ data }: PageProps<Queries.CaseStudyPageQuery>) {
  const { route, caseStudy: study, listPage } = requireData(data)
  return (
    <Page
      route={route}
      closing={listPage.eachClosing}
      service={study.services[0]?.slug}
      metadata={study.metadata}
      heading={study.title}
      type="article"
    >
      <article>
        <CasePoster crumbs={route.crumbs} study={study} />
        <StudyText
          html={study.html}
          inShort={{
            'The challenge': study.challenge,
            'What we did': study.approach,
            'What didn’t work': study.didNotWork,
          }}
        />
        <section className="pale grid band half-air">
          <h2 className="h3">All results, and how we measured them</h2>
          <div>
            <ResultTable
              rows={study.metrics.map(metric => ({
                key: metric.id,
                title: metric.label,
                metric,
                note: `${formatChange(metric)}. ${metric.window}. ${metric.method}`,
              }))}
            />
          </div>
        </section>
        <section className="deep grid band half-air">
          <div className="half tight">
            <h2 className="h3">What it would cost to do again</h2>
            <p>{study.cost}</p>
          </div>
          <div className="half tight">
            <h2 className="h3">What’s next</h2>
            <p>{study.nextStep}</p>
          </div>
        </section>
      </article>
      <section className="band half-air">
        <div className="grid">
          <h2 className="h3">Three more studies</h2>
        </div>
        <CaseGrid studies={study.related} />
      </section>
    </Page>
  )
}

export const query = graphql`
  query CaseStudyPage($path: String!) {
    route(path: $path) {
      ...RouteFields
    }
    caseStudy(path: { eq: $path }) {
      title
      ...CasePosterFields
      challenge
      approach
      didNotWork
      cost
      nextStep
      html
      services {
        slug
      }
      metrics {
        id
        ...MetricFields
        window
        method
      }
      metadata {
        ...PageMetadataFields
      }
      related {
        ...CaseCardFields
      }
    }
    listPage(key: { eq: "case-studies" }) {
      eachClosing {
        ...NextStepFields
      }
    }
  }
`
