import { graphql, type PageProps } from 'gatsby'
import { HomeHero } from '../components/sections/HomeHero/HomeHero'
import { ServiceIndex } from '../components/sections/ServiceIndex/ServiceIndex'
import { StepList } from '../components/sections/StepList/StepList'
import { WorkSample } from '../components/sections/WorkSample/WorkSample'
import { Page } from '../components/layout/Page/Page'
import { requireData } from '../components/layout/require-data'
import { ButtonLink } from '../components/ui/ButtonLink/ButtonLink'
import { Section } from '../components/ui/Section/Section'

/** The home page. */
export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { route, homePage: page, allService } = requireData(data)
  const { services, proof, process, workSample } = page
  return (
    <Page route={route} {...page}>
      <HomeHero {...page} />
      <Section {...services} field="deep">
        <ServiceIndex services={allService.nodes} />
      </Section>
      <Section {...proof}>
        <ul className="cols fours rules">
          {proof.figures.map(({ value, text }) => (
            <li key={value} className="tight">
              <p className="display big">{value}</p>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <p>
          <ButtonLink to={proof.action.path} quiet>
            {proof.action.text}
          </ButtonLink>
        </p>
      </Section>
      {workSample && (
        <WorkSample {...workSample}>
          <ButtonLink to="/case-studies" quiet>
            All case studies
          </ButtonLink>
        </WorkSample>
      )}
      <Section {...process} field="pale">
        <StepList steps={process.steps} />
      </Section>
    </Page>
  )
}

export const query = graphql`
  query HomePage {
    route(path: "/") {
      ...RouteFields
    }
    homePage {
      heading
      ...HomeHeroFields
      metadata {
        ...PageMetadataFields
      }
      services {
        heading
        text
      }
      proof {
        heading
        text
        figures {
          value
          text
        }
        action {
          text
          path
        }
      }
      process {
        heading
        steps {
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
    allService(sort: { order: ASC }) {
      nodes {
        ...ServiceCardFields
      }
    }
  }
`
