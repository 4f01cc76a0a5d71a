import { graphql, withPrefix, type PageProps } from 'gatsby'
import { CompanyFacts } from '../components/sections/CompanyFacts/CompanyFacts'
import { ContactBrief } from '../components/sections/ContactBrief/ContactBrief'
import { ContactForm } from '../components/sections/ContactForm/ContactForm'
import { StepList } from '../components/sections/StepList/StepList'
import { Breadcrumb } from '../components/sections/Breadcrumb/Breadcrumb'
import { Page } from '../components/layout/Page/Page'
import { requireData } from '../components/layout/require-data'

/** The contact page: the form where there is somewhere to send it, direct mail and a ready message either way. */
export default function ContactPage({ data, location }: PageProps<Queries.ContactPageQuery>) {
  const { route, contactPage: page, siteFacts, provenanceWords, ...sold } = requireData(data)
  const { brief, afterwards, endpoint } = page
  const offer = {
    packages: sold.pricing.packages,
    addOns: sold.addOns.items,
    services: sold.allService.nodes,
  }
  // Each navigation has a key of its own, a first view none.
  const visit = (location.key ?? '') + location.search
  return (
    <Page route={route} metadata={page.metadata} heading={page.heading}>
      <Breadcrumb crumbs={route.crumbs} />
      <div className="grid no-row-gap">
        <div className="l8 teal stack opening">
          <h1 className="h2">{page.heading}</h1>
          <p className="lead">{page.lead}</p>
          {endpoint === null ? (
            <ContactBrief brief={brief} email={siteFacts.email} offer={offer} visit={visit} />
          ) : (
            <ContactForm
              endpoint={endpoint}
              sentPath={withPrefix('/contact/sent')}
              offer={offer}
              email={siteFacts.email}
              subject={brief.subject}
              visit={visit}
            />
          )}
        </div>
        <div className="r4 deep stack opening f-aside">
          <h2 className="h3">{afterwards.heading}</h2>
          <StepList steps={afterwards.steps} layout="rows" />
        </div>
      </div>
      <section className="grid band">
        <div className="l5 stack">
          <h2>Straight to the teams</h2>
          <p className="h3">
            <a href={`mailto:${siteFacts.email}`}>{siteFacts.email}</a>
          </p>
          <p>
            The teams read messages to this address themselves. If you would rather talk, send a
            phone number and a time within our hours, and we will call you.
          </p>
        </div>
        <div className="r7">
          <CompanyFacts facts={siteFacts} {...provenanceWords} />
        </div>
      </section>
      {endpoint !== null && (
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
      )}
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
        ...ContactBriefFields
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
