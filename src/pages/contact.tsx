import { graphql, type PageProps } from 'gatsby'
import { CompanyFacts } from '../components/sections/CompanyFacts/CompanyFacts'
import { ContactBrief } from '../components/sections/ContactBrief/ContactBrief'
import { ContactForm } from '../components/sections/ContactForm/ContactForm'
import { StepList } from '../components/sections/StepList/StepList'
import { Page } from '../components/layout/Page/Page'
import { BookingLink } from '../components/layout/BookingLink'
import { requireData } from '../components/layout/require-data'
import { useChoice } from '../components/ui/use-choice'

/** The contact page: a form if there’s an endpoint for messages, otherwise a prepared email. */
export default function ContactPage({ data, location }: PageProps<Queries.ContactPageQuery>) {
  const { route, contactPage: page, siteFacts, provenanceWords, ...sold } = requireData(data)
  const { brief, afterwards, endpoint } = page
  const offer = {
    packages: sold.pricing.packages,
    addOns: sold.addOns.items,
    services: sold.allService.nodes,
  }
  const chosen = useChoice(offer, location)
  return (
    <Page route={route} {...page}>
      <div className="grid no-row-gap">
        <div className="l8 teal stack opening">
          <h1 className="f-title">{page.heading}</h1>
          <p className="lead">{page.lead}</p>
          {endpoint === null ? (
            <ContactBrief {...brief} email={siteFacts.email} offer={offer} choice={chosen.choice} />
          ) : (
            <ContactForm
              endpoint={endpoint}
              offer={offer}
              email={siteFacts.email}
              subject={brief.subject}
              {...chosen}
            />
          )}
        </div>
        <div className="r4 deep stack opening f-aside">
          <h2 className="h3">{afterwards.heading}</h2>
          <StepList steps={afterwards.steps} isStacked />
        </div>
      </div>
      <section className="grid band">
        <div className="l5 stack">
          <h2>Email us directly</h2>
          <p className="h3">
            <a href={`mailto:${siteFacts.email}`}>{siteFacts.email}</a>
          </p>
          <p>
            The teams read this inbox themselves. If you’d rather talk, send a phone number and a
            time during office hours, and we’ll call you.
          </p>
          <BookingLink />
        </div>
        <div className="r7">
          <CompanyFacts facts={siteFacts} {...provenanceWords} />
        </div>
      </section>
      <section className="pale grid band" id="brief">
        <div className="l5 stack">
          <h2>{brief.heading}</h2>
          <p>{brief.text}</p>
        </div>
        <ol className="r7 rules">
          {brief.questions.map(question => (
            <li key={question}>{question}</li>
          ))}
        </ol>
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
      endpoint
      metadata {
        ...PageMetadataFields
      }
      brief {
        heading
        text
        questions
        subject
      }
      afterwards {
        heading
        steps {
          title
          text
        }
      }
    }
    allService(sort: { order: ASC }) {
      nodes {
        slug
        name
      }
    }
    pricing {
      packages {
        slug
        name
        price
        period
      }
    }
    addOns {
      items {
        slug
        name
        price
        period
        most
      }
    }
    siteFacts {
      email
      ...CompanyFields
    }
    provenanceWords {
      sampleFigure
    }
  }
`
