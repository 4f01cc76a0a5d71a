import { graphql, type PageProps } from 'gatsby'
import { CapabilityList } from '../components/sections/CapabilityList/CapabilityList'
import { Estimate } from '../components/sections/Estimate/Estimate'
import { Questions } from '../components/sections/Questions/Questions'
import { StepList } from '../components/sections/StepList/StepList'
import { TitledList } from '../components/sections/TitledList/TitledList'
import { WebApplicationHero } from '../components/sections/WebApplicationHero/WebApplicationHero'
import { Page } from '../components/layout/Page/Page'
import { requireData } from '../components/layout/require-data'
import { ButtonLink } from '../components/ui/ButtonLink/ButtonLink'
import { Section } from '../components/ui/Section/Section'

/** The web application development page: six sections in the order of the spec. */
export default function WebApplicationPageTemplate({
  data,
  location,
}: PageProps<Queries.WebApplicationDevelopmentQuery>) {
  const {
    route,
    service,
    webApplicationPage: page,
    pricing,
    addOns,
    faq,
    contactPage,
    allService,
    siteFacts,
    listPage,
  } = requireData(data)
  const { hero, benefits, capabilities, process, notForWhom, workSample } = page
  const contact = `/contact?service=${service.slug}`
  return (
    <Page route={route} {...service} {...listPage} service={service.slug} heading={hero.heading}>
      <WebApplicationHero
        {...hero}
        workSample={workSample}
        portfolio={`/case-studies?service=${service.slug}`}
        contact={contact}
        lowest={service.prices.lowest}
      />
      <Section {...benefits} id="benefits">
        <TitledList items={benefits.cards} layout="cards" />
      </Section>
      <Section {...capabilities} id="capabilities" field="deep">
        <CapabilityList groups={capabilities.groups} />
      </Section>
      <Section {...process} id="process">
        <StepList steps={process.steps} />
      </Section>
      <section className="pale band" id="pricing">
        <div className="grid">
          <h2 className="l8">{pricing.heading}</h2>
          <p className="r4 low">{pricing.introduction}</p>
        </div>
        <Estimate
          pricing={pricing}
          addOns={addOns}
          services={allService.nodes}
          action={contactPage.choicesAction}
          email={siteFacts.email}
          visit={location}
        />
      </section>
      <Questions {...faq}>
        <p>{faq.introduction}</p>
        <ButtonLink to={contact}>{faq.buttonText}</ButtonLink>
        <h3>Not for you if</h3>
        <ul className="rules">
          {notForWhom.map(item => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Questions>
    </Page>
  )
}

export const query = graphql`
  query WebApplicationDevelopment($path: String!) {
    route(path: $path) {
      ...RouteFields
    }
    service(path: { eq: $path }) {
      slug
      prices {
        lowest
      }
      metadata {
        ...PageMetadataFields
      }
    }
    webApplicationPage {
      hero {
        ...WebApplicationHeroFields
      }
      benefits {
        heading
        text: introduction
        cards {
          title
          text
        }
      }
      capabilities {
        heading
        text: introduction
        groups {
          ...CapabilityGroupFields
        }
      }
      process {
        heading
        text: introduction
        steps {
          title: name
          when {
            ...TimePeriodFields
          }
          text
          result
        }
      }
      notForWhom
      workSample {
        ...ServiceHeroSample
      }
    }
    pricing {
      heading
      introduction
      ...PackagesFields
    }
    addOns {
      ...AddOnListFields
    }
    contactPage {
      choicesAction
    }
    allService(sort: { order: ASC }) {
      nodes {
        slug
        name
      }
    }
    siteFacts {
      email
    }
    listPage(key: { eq: "services" }) {
      nextStep: entryNextStep {
        ...NextStepFields
      }
    }
    faq {
      heading
      introduction
      buttonText
      items {
        ...QuestionFields
      }
    }
  }
`
