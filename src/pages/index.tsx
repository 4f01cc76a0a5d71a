import { graphql, type PageProps } from 'gatsby'
import { HomeHero } from '../components/sections/HomeHero/HomeHero'
import { ServiceIndex } from '../components/sections/ServiceIndex/ServiceIndex'
import { StepList } from '../components/sections/StepList/StepList'
import { WorkSample } from '../components/sections/WorkSample/WorkSample'
import { Page } from '../components/layout/Page/Page'
import { requireData } from '../components/layout/require-data'
import { ButtonLink } from '../components/ui/ButtonLink/ButtonLink'

/** The home page. */
export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { route, homePage: page, allService } = requireData(data)
  const { services, proof, process, workSample, nextStep } = page
  return (
    <Page route={route} nextStep={nextStep} metadata={page.metadata} heading={page.heading}>
      <HomeHero page={page} />
      <section className="deep grid band">
        <h2 className="l8">{services.heading}</h2>
        <p className="r4 low">{services.text}</p>
        <div>
          <ServiceIndex services={allService.nodes} />
        </div>
      </section>
      <section className="grid band">
        <h2 className="l8">{proof.heading}</h2>
        <p className="r4 low">{proof.text}</p>
        <div>
          <ul className="cols fours rules">
            {proof.figures.map(({ value, text }) => (
              <li key={value} className="tight">
                <p className="display big">{value}</p>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
        <p>
          <ButtonLink to={proof.action.path} variant="quiet">
            {proof.action.text}
          </ButtonLink>
        </p>
      </section>
      {workSample && (
        <WorkSample sample={workSample}>
          <ButtonLink to="/case-studies" variant="quiet">
            All case studies
          </ButtonLink>
        </WorkSample>
      )}
      <section className="pale grid band">
        <h2 className="l8">{process.heading}</h2>
        <div>
          <StepList steps={process.steps} />
        </div>
      </section>
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
