import { graphql, type PageProps } from 'gatsby'
import { Page } from '../components/layout/Page/Page'
import { requireData } from '../components/layout/require-data'
import { Article } from '../components/layout/Article'
import { CaseGrid } from '../components/sections/CaseGrid/CaseGrid'
import { StudyOpening } from '../components/sections/StudyOpening/StudyOpening'
import { ResultTable } from '../components/sections/ResultTable/ResultTable'
import { StudyText } from '../components/sections/StudyText/StudyText'

/** A case study. */
export default function CaseStudyPage({ data }: PageProps<Queries.CaseStudyPageQuery>) {
  const { route, caseStudy: study, listPage } = requireData(data)
  const titled = (className: string, texts: Readonly<Record<string, string>>) =>
    Object.entries(texts).map(([heading, text]) => (
      <div key={heading} className={className}>
        <h2 className="h3">{heading}</h2>
        <p>{text}</p>
      </div>
    ))
  return (
    <Page route={route} {...study} {...listPage} service={study.services[0]?.slug}>
      <Article>
        <StudyOpening {...study} />
        <section className="pale cols rules threes s-brief" aria-label="At a glance">
          {titled('tight', {
            'The challenge': study.challenge,
            'What we did': study.approach,
            'What didn’t work': study.didNotWork,
          })}
        </section>
        <StudyText html={study.html} />
        <section className="pale grid band half-air">
          <h2 className="h3">All results, and how we measured them</h2>
          <div>
            <ResultTable metrics={study.metrics} />
          </div>
        </section>
        <section className="deep grid band half-air">
          {titled('half tight', {
            'What it would cost to do again': study.cost,
            'What’s next': study.nextStep,
          })}
        </section>
      </Article>
      <section className="band half-air" data-pagefind-ignore>
        <div className="grid">
          <h2 className="h3">More case studies</h2>
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
      heading: title
      ...StudyOpeningFields
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
        ...ResultFields
      }
      metadata {
        ...PageMetadataFields
      }
      related {
        ...CaseCardFields
      }
    }
    listPage(key: { eq: "case-studies" }) {
      nextStep: entryNextStep {
        ...NextStepFields
      }
    }
  }
`
