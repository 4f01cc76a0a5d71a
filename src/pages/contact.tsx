import { graphql, type PageProps } from 'gatsby'
import { Breadcrumb } from '../sections/Breadcrumb/Breadcrumb'
import { ContactBrief } from '../sections/ContactBrief/ContactBrief'
import { PageOpening } from '../sections/PageOpening/PageOpening'
import { Reputation } from '../sections/Reputation/Reputation'
import { StepList } from '../sections/StepList/StepList'
import { Page } from '../site/Page/Page'

/** The contact page. */
export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const { route, contactPage: page, siteFacts, pricing } = data
  if (!route || !page || !siteFacts || !pricing) return null
  const { direct, brief, afterwards } = page
  return (
    <Page route={route} metadata={page.metadata} heading={page.heading}>
      <Breadcrumb crumbs={route.crumbs} />
      <PageOpening heading={page.heading} lead={page.lead} />
      <section className="grid band">
        <p className="h2 display">
          <a href={`mailto:${siteFacts.email}`}>{siteFacts.email}</a>
        </p>
        <div className="l5 stack opening">
          <h2>{direct.heading}</h2>
          <p>{direct.text}</p>
        </div>
        <div className="r7 opening">
          <Reputation
            facts={siteFacts}
            labels={{
              hours: direct.hoursLabel,
              rating: direct.ratingLabel,
              priceRange: direct.priceRangeLabel,
            }}
          />
        </div>
      </section>
      <ContactBrief brief={brief} email={siteFacts.email} packages={pricing.packages} />
      <section className="grid band">
        <h2 className="l8">{afterwards.heading}</h2>
        <div className="flush-end">
          <StepList steps={afterwards.steps} />
        </div>
      </section>
    </Page>
  )
}

export const query = graphql`
  query ContactPage {
    route(path: "/contact") {
      ...RouteFields
    }
    contactPage {
      heading
      lead
      metadata {
        ...PageMetadataFields
      }
      direct {
        heading
        text
        hoursLabel
        ratingLabel
        priceRangeLabel
      }
      brief {
        heading
        text
        questions
        subject
        buttonText
      }
      afterwards {
        heading
        steps {
          title
          text
        }
      }
    }
    pricing {
      packages {
        slug
        name
      }
    }
    siteFacts {
      email
      ...ReputationFields
    }
  }
`
