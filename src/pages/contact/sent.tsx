import { graphql, Link, type PageProps } from 'gatsby'
import { StepList } from '../../components/sections/StepList/StepList'
import { BookingLink } from '../../components/layout/BookingLink'
import { Page } from '../../components/layout/Page/Page'
import { requireData } from '../../components/layout/require-data'
import '../../components/sections/ContactForm/ContactForm.css'

/**
 * The page visitors are redirected to after sending a message. It shows the confirmation only if the URL ends in
 * `#thanks`. The browser moves focus to the confirmation, so screen readers announce it.
 */
export default function ContactSentPage({ data }: PageProps<Queries.ContactSentPageQuery>) {
  const { route, contactPage, siteFacts } = requireData(data)
  const { afterwards, sent } = contactPage
  return (
    <Page route={route} {...sent} noindex>
      <div className="teal grid band opening">
        <div className="l8 stack">
          <p className="h3 thanks" id="thanks" tabIndex={-1}>
            Your message was sent.
          </p>
          <h1>{sent.heading}</h1>
          <p className="lead">
            {sent.lead} <a href={`mailto:${siteFacts.email}`}>{siteFacts.email}</a>
          </p>
          <p className="lead">
            <Link to="/case-studies">Read a case study in the meantime</Link>
          </p>
          <BookingLink />
        </div>
      </div>
      <div className="grid band">
        <h2 className="hidden-visually">{afterwards.heading}</h2>
        <StepList steps={afterwards.steps} />
      </div>
    </Page>
  )
}

export const query = graphql`
  query ContactSentPage {
    route(path: "/contact/sent") {
      ...RouteFields
    }
    contactPage {
      afterwards {
        heading
        steps {
          title
          text
        }
      }
      sent {
        metadata {
          ...PageMetadataFields
        }
        heading
        lead
      }
    }
    siteFacts {
      email
    }
  }
`
