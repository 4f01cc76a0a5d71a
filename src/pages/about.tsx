import { graphql, Link, type PageProps } from 'gatsby'
import { Breadcrumb } from '../sections/Breadcrumb/Breadcrumb'
import { Closing } from '../sections/Closing/Closing'
import { PageOpening } from '../sections/PageOpening/PageOpening'
import { Reputation } from '../sections/Reputation/Reputation'
import { StepList } from '../sections/StepList/StepList'
import { TitledList } from '../sections/TitledList/TitledList'
import { Drawing } from '../ui/Drawing/Drawing'
import { Page } from '../site/Page/Page'

/** The page about the agency. */
export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const { route, aboutPage: page, allAuthor, allCaseStudy, siteFacts } = data
  if (!route || !page || !siteFacts) return null
  const { story, teams, principles, working, closing } = page
  return (
    <Page route={route} metadata={page.metadata} heading={page.heading}>
      <Breadcrumb crumbs={route.crumbs} />
      <PageOpening heading={page.heading} lead={page.lead} />
      <section className="teal" aria-label="All studies at a glance">
        <Drawing svg={page.drawing} />
        <p className="note measure">
          Each line is one of our {allCaseStudy.totalCount} case studies: its first figure from
          before to after, up where it rose and down where it fell, on a scale of doublings and
          halvings. Falling is often the aim: a cost, a wait, a number of unwanted calls.{' '}
          <Link to="/case-studies">All studies</Link>
        </p>
      </section>
      <section className="grid band">
        <h2 className="l5">{story.heading}</h2>
        <div className="r7 stack lead">
          {story.paragraphs.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <section className="deep grid band">
        <h2 className="l8">{principles.heading}</h2>
        <div>
          <TitledList items={principles.items} />
        </div>
      </section>
      <section className="grid band">
        <div className="l4 stack">
          <h2>{teams.heading}</h2>
          <p>{teams.text}</p>
        </div>
        <div className="r8">
          <TitledList
            items={allAuthor.nodes.map(({ name, description }) => ({
              title: name,
              text: description,
            }))}
            layout="rows"
          />
        </div>
      </section>
      <section className="pale grid band">
        <h2 className="l8">{working.heading}</h2>
        <div className="flush-end">
          <StepList steps={working.steps} />
        </div>
        <div>
          <Reputation facts={siteFacts} />
        </div>
      </section>
      <Closing {...closing} />
    </Page>
  )
}

export const query = graphql`
  query AboutPage {
    route(path: "/about") {
      ...RouteFields
    }
    allCaseStudy {
      totalCount
    }
    aboutPage {
      heading
      drawing
      lead
      metadata {
        ...PageMetadataFields
      }
      story {
        heading
        paragraphs
      }
      teams {
        heading
        text
      }
      principles {
        heading
        items {
          title
          text
        }
      }
      working {
        heading
        steps {
          when
          title
          text
        }
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
    allAuthor(sort: { slug: ASC }) {
      nodes {
        name
        description
      }
    }
    siteFacts {
      ...ReputationFields
    }
  }
`
