import { graphql, type PageProps } from 'gatsby'
import { useEffect } from 'react'
import { clearDraft } from '../../components/sections/ContactForm/draft'
import { StepBand } from '../../components/sections/StepBand/StepBand'
import { Page } from '../../components/layout/Page/Page'
import { assertFound } from '../../components/layout/required'
import { ButtonLink } from '../../components/ui/ButtonLink/ButtonLink'

/** What follows a message that has been sent. */
export default function ContactSentPage({
  data,
  location,
}: PageProps<Queries.ContactSentPageQuery>) {
  // A form that was sent without script could not throw away what it had kept before.
  useEffect(clearDraft, [])
  assertFound({ path: location.pathname, query: 'ContactSentPage' }, data, [
    'route',
    'contactPage',
    'siteFacts',
  ])
  const { route, contactPage, siteFacts } = data
  const { afterwards, sent } = contactPage
  const { metadata, heading, lead, action } = sent
  return (
    <Page route={route} metadata={metadata} heading={heading} noindex>
      <div className="grid opening">
        <h1 className="l10">{heading}</h1>
      </div>
      <div className="climb" />
      <div className="teal grid">
        <div className="r5 stack opening">
          <p className="lead">
            {lead} <a href={`mailto:${siteFacts.email}`}>{siteFacts.email}</a>
          </p>
          <p>
            <ButtonLink to={action.path}>{action.text}</ButtonLink>
          </p>
        </div>
        <div />
      </div>
      <StepBand words={afterwards} />
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
        action {
          text
          path
        }
      }
    }
    siteFacts {
      email
    }
  }
`
