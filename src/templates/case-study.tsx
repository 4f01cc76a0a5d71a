import { formatChange, formatDate } from '../content/format'
import { graphql, Link, type PageProps } from 'gatsby'
import { CaseGrid } from '../components/sections/CaseGrid/CaseGrid'
import { CasePoster } from '../components/sections/CasePoster/CasePoster'
import { CaseSummary } from '../components/sections/CaseSummary/CaseSummary'
import { ResultTable } from '../components/sections/ResultTable/ResultTable'
import { Prose } from '../components/sections/Prose/Prose'
import { TitledList } from '../components/sections/TitledList/TitledList'
import { Page } from '../components/layout/Page/Page'
import { assertFound } from '../components/layout/required'

/** A case study. */
export default function CaseStudyPage({ data, location }: PageProps<Queries.CaseStudyPageQuery>) {
  assertFound({ path: location.pathname, query: 'CaseStudyPage' }, data, [
    'route',
    'caseStudy',
    'listPage',
    'interfaceWords',
  ])
  const { route, caseStudy: study, listPage, interfaceWords } = data
  const { study: words, lists } = interfaceWords
  const facts = [
    { term: words.client, value: study.client },
    { term: words.industry, value: study.industry.name },
    { term: words.services, value: <ServiceLinks services={study.services} /> },
    { term: words.timeFrame, value: study.timeFrame },
    { term: words.published, value: formatDate(study.date) },
    ...(study.updated ? [{ term: words.updated, value: formatDate(study.updated) }] : []),
  ]
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
        <CasePoster
          crumbs={route.crumbs}
          study={study}
          facts={facts}
          breadcrumb={lists.breadcrumb}
        />
        <CaseSummary {...study} words={words} />
        <Prose html={study.html} />
        <section className="pale grid band">
          <h2>{words.counted}</h2>
          <div>
            <ResultTable
              rows={study.metrics.map(metric => metricRow(metric))}
              words={interfaceWords.drawings}
            />
          </div>
        </section>
        <section className="deep grid band">
          <h2 className="l4">{words.again}</h2>
          <div className="r8">
            <TitledList
              layout="rows"
              items={[
                { title: words.cost, text: study.cost },
                { title: words.next, text: study.nextStep },
              ]}
            />
          </div>
        </section>
      </article>
      <section className="band">
        <div className="grid">
          <h2>{words.related}</h2>
        </div>
        <CaseGrid studies={study.related} />
      </section>
    </Page>
  )
}

type Metric = NonNullable<Queries.CaseStudyPageQuery['caseStudy']>['metrics'][number]

/** A result with all that is needed to judge it. */
function metricRow(metric: Metric) {
  const { id, label, window, method } = metric
  const note = `${formatChange(metric)}. ${window}. ${method}`
  return { key: id, title: label, metric, note }
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
    interfaceWords {
      lists {
        breadcrumb
      }
      drawings {
        before
        after
      }
      study {
        client
        industry
        services
        timeFrame
        published
        updated
        inShort
        challenge
        approach
        didNotWork
        counted
        again
        cost
        next
        related
      }
    }
    caseStudy(id: { eq: $id }) {
      path
      title
      client
      timeFrame
      date
      updated
      ...CasePosterFields
      ...CaseSummaryFields
      cost
      nextStep
      html
      industry {
        name
      }
      services {
        slug
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
      eachClosing {
        ...NextStepFields
      }
    }
  }
`
