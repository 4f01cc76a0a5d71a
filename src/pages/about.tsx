import { graphql, Link, type PageProps } from 'gatsby'
import { Breadcrumb } from '../components/sections/Breadcrumb/Breadcrumb'
import { PageOpening } from '../components/sections/PageOpening/PageOpening'
import { StepList } from '../components/sections/StepList/StepList'
import { TitledList } from '../components/sections/TitledList/TitledList'
import { WorkSample } from '../components/sections/WorkSample/WorkSample'
import { Page } from '../components/layout/Page/Page'
import { requireData } from '../components/layout/require-data'
import { columnsFor } from '../components/ui/columns'

/** The About page. */
export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const { route, aboutPage: page, allTeam } = requireData(data)
  const { story, teams, principles, working, workSample, nextStep } = page
  const [first, ...further] = story.paragraphs
  return (
    <Page route={route} nextStep={nextStep} metadata={page.metadata} heading={page.heading}>
      <Breadcrumb crumbs={route.crumbs} />
      <PageOpening heading={page.heading} lead={page.lead} />
      <section className="grid band">
        <h2 className="l5 h3">{story.heading}</h2>
        <p className="r7 lead">{first}</p>
        <div className={`rules ${columnsFor(further.length)}`}>
          {further.map(paragraph => (
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
        <h2 className="l5">{teams.heading}</h2>
        <p className="r7 low">{teams.text}</p>
        <div>
          <ul className="cols fours rules">
            {allTeam.nodes.map(({ name, description, service }) => (
              <li key={name} className="tight">
                <h3>{name}</h3>
                <p>{description}</p>
                {service && (
                  <p className="h4">
                    <Link to={service.path}>{service.name}</Link>
                  </p>
                )}
              </li>
            ))}
          </ul>
        </div>
      </section>
      {workSample && <WorkSample sample={workSample} />}
      <section className="pale grid band">
        <h2 className="l8">{working.heading}</h2>
        <div>
          <StepList steps={working.steps} />
        </div>
      </section>
    </Page>
  )
}

export const query = graphql`
  query AboutPage {
    route(path: "/about") {
      ...RouteFields
    }
    aboutPage {
      heading
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
          when {
            ...TimePeriodFields
          }
          title
          text
        }
      }
      workSample {
        ...WorkSampleFields
      }
      nextStep {
        ...NextStepFields
      }
    }
    allTeam(sort: { slug: ASC }) {
      nodes {
        name
        description
        service {
          name
          path
        }
      }
    }
  }
`
