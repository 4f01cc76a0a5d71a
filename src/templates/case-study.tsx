import { graphql, Link, type PageProps } from 'gatsby'
import { describeChange } from '../graphics/format'
import { CaseGrid } from '../sections/CaseGrid/CaseGrid'
import { CasePoster } from '../sections/CasePoster/CasePoster'
import { CaseSummary } from '../sections/CaseSummary/CaseSummary'
import { Closing } from '../sections/Closing/Closing'
import { Ledger } from '../sections/Ledger/Ledger'
import { Prose } from '../sections/Prose/Prose'
import { TitledList } from '../sections/TitledList/TitledList'
import { Page } from '../site/Page/Page'
import { formatDay } from '../ui/format-day'

/** A case study. */
export default function CaseStudyPage({ data }: PageProps<Queries.CaseStudyPageQuery>) {
  const { route, caseStudy: study } = data
  if (!route || !study) return null
  const facts = [
    { term: 'Client', value: study.client },
    { term: 'Industry', value: study.industry.name },
    { term: 'Services', value: <ServiceLinks services={study.services} /> },
    { term: 'Time frame', value: study.timeFrame },
    { term: 'Published', value: formatDay(study.date) },
    ...(study.updated ? [{ term: 'Updated', value: formatDay(study.updated) }] : []),
  ]
  return (
    <Page route={route} metadata={study.metadata} heading={study.title} type="article">
      <article>
        <CasePoster
          crumbs={route.crumbs}
          study={study}
          provenance={provenance(study)}
          facts={facts}
        />
        <CaseSummary
          challenge={study.challenge}
          approach={study.approach}
          didNotWork={study.didNotWork}
        />
        <Prose html={study.html} />
        <section className="pale grid band">
          <h2>How it was counted</h2>
          <div>
            <Ledger rows={study.metrics.map(metricRow)} />
          </div>
        </section>
        <section className="deep grid band">
          <h2 className="l4">To do it again</h2>
          <div className="r8">
            <TitledList
              layout="rows"
              items={[
                { title: 'What it would cost', text: study.cost },
                { title: 'What comes next', text: study.nextStep },
              ]}
            />
          </div>
        </section>
      </article>
      <section className="band">
        <div className="grid">
          <h2>Read next</h2>
        </div>
        <CaseGrid studies={study.related} />
      </section>
      {data.listPage && <Closing {...data.listPage.closing} />}
    </Page>
  )
}

type Metric = NonNullable<Queries.CaseStudyPageQuery['caseStudy']>['metrics'][number]

/** A result with all that is needed to judge it. */
function metricRow(metric: Metric) {
  const { id, label, window, method } = metric
  return { key: id, title: label, metric, note: `${describeChange(metric)}. ${window}. ${method}` }
}

/** One calm line on whether the study is an example or a real client's. */
function provenance(study: NonNullable<Queries.CaseStudyPageQuery['caseStudy']>): string {
  return study.provenance === 'illustrative'
    ? 'An illustrative study: it shows how we work and report. The client and the figures are examples, and stand here until a verified study replaces them.'
    : `Verified: figures from ${study.source ?? ''}, approved by ${study.approvedBy ?? ''} on ${study.approvedOn ? formatDay(study.approvedOn) : ''}.`
}

function ServiceLinks({
  services,
}: {
  services: readonly { readonly path: string; readonly shortName: string }[]
}) {
  return services.map(({ path, shortName }, index) => (
    <span key={path}>
      {index > 0 && ', '}
      <Link to={path}>{shortName}</Link>
    </span>
  ))
}

export const query = graphql`
  query CaseStudyPage($id: String!, $path: String!) {
    route(path: $path) {
      ...RouteFields
    }
    caseStudy(id: { eq: $id }) {
      path
      title
      client
      timeFrame
      date
      updated
      provenance
      source
      approvedBy
      approvedOn
      summary
      challenge
      approach
      didNotWork
      cost
      nextStep
      html
      picture
      field
      industry {
        name
      }
      services {
        shortName
        path
      }
      metrics {
        id
        label
        baseline
        value
        format
        better
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
      closing {
        heading
        text
        action {
          text
          path
        }
      }
    }
  }
`
