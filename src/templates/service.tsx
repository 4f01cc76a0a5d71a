import { graphql, type PageProps } from 'gatsby'
import { Page } from '../components/layout/Page/Page'
import { requireData } from '../components/layout/require-data'
import { PhoneBar } from '../components/sections/PhoneBar/PhoneBar'
import { Questions } from '../components/sections/Questions/Questions'
import { ServiceHero } from '../components/sections/ServiceHero/ServiceHero'
import { ServicePrices } from '../components/sections/ServicePrices/ServicePrices'
import { StepList } from '../components/sections/StepList/StepList'
import { StudyFigure } from '../components/sections/StudyFigure/StudyFigure'
import { WhoFor } from '../components/sections/WhoFor/WhoFor'
import { ButtonLink } from '../components/ui/ButtonLink/ButtonLink'
import { Section } from '../components/ui/Section/Section'
import { capital } from '../content/format'

/** A service page: what the service is, what it costs, who it’s for, how it works, a chart, and questions. */
export default function ServicePageTemplate({ data }: PageProps<Queries.ServicePageQuery>) {
  const { route, servicePage: page, listPage } = requireData(data)
  const { service } = page
  const contact = `/contact?service=${service.slug}`
  return (
    <Page route={route} {...service} {...listPage} service={service.slug} heading={page.heading}>
      <ServiceHero {...page}>
        <p className="display h2">
          <a href="#prices">{capital(service.prices.lowest)}</a>
        </p>
        <p>
          <ButtonLink to={contact}>Talk to the team</ButtonLink>
        </p>
      </ServiceHero>
      <ServicePrices {...page.pricing} contact={contact} typical={service.prices} />
      <WhoFor {...page} />
      <Section heading="How it works, and what you get">
        <StepList steps={page.steps} />
      </Section>
      {page.drawing && <StudyFigure {...page.drawing} service={service} />}
      <Questions heading="Questions people ask before signing" items={page.faq} />
      <PhoneBar contact={contact} />
    </Page>
  )
}

export const query = graphql`
  query ServicePage($path: String!) {
    route(path: $path) {
      ...RouteFields
    }
    servicePage(service: { path: { eq: $path } }) {
      heading
      lead
      service {
        slug
        prices {
          lowest
          ...TypicalPrice
        }
        ...StudyFigureService
        metadata {
          ...PageMetadataFields
        }
      }
      workSample {
        ...ServiceHeroSample
      }
      pricing {
        ...ServicePricesFields
      }
      forWhom
      notForWhom
      steps {
        title
        when {
          ...TimePeriodFields
        }
        text
        result
      }
      drawing {
        ...StudyFigureFields
      }
      faq {
        ...QuestionFields
      }
    }
    listPage(key: { eq: "services" }) {
      nextStep: entryNextStep {
        ...NextStepFields
      }
    }
  }
`
