import { graphql, Link, type PageProps } from 'gatsby'
import { PageOpening } from '../components/sections/PageOpening/PageOpening'
import { StepList } from '../components/sections/StepList/StepList'
import { TitledList } from '../components/sections/TitledList/TitledList'
import { WorkSample } from '../components/sections/WorkSample/WorkSample'
import { Page } from '../components/layout/Page/Page'
import { requireData } from '../components/layout/require-data'
import { Section } from '../components/ui/Section/Section'

/** The About page. */
export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const { route, aboutPage: page, allTeam } = requireData(data)
  const { story, teams, principles, working, workSample } = page
  const [first, ...further] = story.paragraphs
  return (
    <Page route={route} {...page}>
      <PageOpening {...page} />
      <section className="grid band">
        <h2 className="l5 h3">{story.heading}</h2>
        <p className="r7 lead">{first}</p>
        <div className="rules cols even">
          {further.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <Section {...principles} field="deep">
        <TitledList items={principles.items} />
      </Section>
      <Section {...teams}>
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
      </Section>
      {workSample && <WorkSample {...workSample} />}
      <Section {...working} field="pale">
        <StepList steps={working.steps} />
      </Section>
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
