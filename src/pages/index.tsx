import { graphql, Link, type PageProps } from 'gatsby'
import { describeChange } from '../graphics/format'
import { CaseGrid } from '../sections/CaseGrid/CaseGrid'
import { Closing } from '../sections/Closing/Closing'
import { HomeHero } from '../sections/HomeHero/HomeHero'
import { Ledger } from '../sections/Ledger/Ledger'
import { PostList } from '../sections/PostList/PostList'
import { Reputation } from '../sections/Reputation/Reputation'
import { ServiceIndex } from '../sections/ServiceIndex/ServiceIndex'
import { StepList } from '../sections/StepList/StepList'
import { Page } from '../site/Page/Page'

/** The home page. */
export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { route, homePage: page, allService, allPost, siteFacts } = data
  if (!route || !page || !siteFacts) return null
  const { services, proof, process, work, blog, closing } = page
  return (
    <Page route={route} metadata={page.metadata} heading={page.heading}>
      <HomeHero
        heading={page.heading}
        lead={page.lead}
        primaryAction={page.primaryAction}
        secondaryAction={page.secondaryAction}
        study={work.hero}
      />
      <section>
        <div className="grid opening">
          <h2 className="l8">{services.heading}</h2>
        </div>
        <div className="climb" />
        <div className="teal">
          <ServiceIndex services={allService.nodes} note={services.text} />
        </div>
      </section>
      <section className="deep band">
        <div className="grid">
          <h2 className="l8">{proof.heading}</h2>
          <p className="r4 low">{proof.text}</p>
          <div>
            <Ledger rows={proof.caseStudies.flatMap(resultRow)} />
          </div>
          <div>
            <Reputation facts={siteFacts} />
          </div>
        </div>
      </section>
      <section className="grid band">
        <h2 className="l8">{process.heading}</h2>
        <div className="flush-end">
          <StepList steps={process.steps} />
        </div>
      </section>
      <section className="band">
        <div className="grid">
          <h2 className="l8">{work.heading}</h2>
          <p className="r4 low">{work.text}</p>
        </div>
        <CaseGrid studies={work.caseStudies} />
      </section>
      <section className="pale grid band">
        <div className="l4 stack">
          <h2>{blog.heading}</h2>
          <p>{blog.text}</p>
        </div>
        <div className="r8">
          <PostList posts={allPost.nodes} />
        </div>
      </section>
      <Closing {...closing} />
    </Page>
  )
}

type Study = NonNullable<Queries.HomePageQuery['homePage']>['proof']['caseStudies'][number]

/** The first result of a study, with the client's name leading to it. */
function resultRow({ path, client, metrics: [metric] }: Study) {
  if (!metric) return []
  const note = `${metric.label}, ${describeChange(metric)}. ${metric.window}`
  return { key: path, title: <Link to={path}>{client}</Link>, metric, note }
}

export const query = graphql`
  query HomePage {
    route(path: "/") {
      ...RouteFields
    }
    homePage {
      heading
      lead
      metadata {
        ...PageMetadataFields
      }
      primaryAction {
        text
        path
      }
      secondaryAction {
        text
        path
      }
      services {
        heading
        text
      }
      proof {
        heading
        text
        caseStudies {
          path
          client
          metrics {
            label
            baseline
            value
            format
            better
            window
          }
        }
      }
      process {
        heading
        steps {
          title
          text
        }
      }
      work {
        heading
        text
        hero {
          path
          client
          provenance
          charts {
            title
            poster
          }
        }
        caseStudies {
          ...CaseCardFields
        }
      }
      blog {
        heading
        text
      }
      closing {
        heading
        text
        action {
          text
          path
        }
      }
    }
    siteFacts {
      ...ReputationFields
    }
    allService(sort: { order: ASC }) {
      nodes {
        name
        path
        drawing
        summary
      }
    }
    allPost(sort: [{ date: DESC }, { slug: ASC }], limit: 3) {
      nodes {
        ...PostCardFields
      }
    }
  }
`
