import { graphql, type PageProps } from 'gatsby'
import { Breadcrumb } from '../components/sections/Breadcrumb/Breadcrumb'
import { CompanyFacts } from '../components/sections/CompanyFacts/CompanyFacts'
import { ContactBrief } from '../components/sections/ContactBrief/ContactBrief'
import { ContactForm } from '../components/sections/ContactForm/ContactForm'
import { PageOpening } from '../components/sections/PageOpening/PageOpening'
import { Reputation } from '../components/sections/Reputation/Reputation'
import { StepBand } from '../components/sections/StepBand/StepBand'
import { StepList } from '../components/sections/StepList/StepList'
import { Page } from '../components/layout/Page/Page'
import { assertFound } from '../components/layout/required'

/** The contact page: the form where there is somewhere to send it, direct mail and a ready message either way. */
export default function ContactPage({ data, location }: PageProps<Queries.ContactPageQuery>) {
  assertFound({ path: location.pathname, query: 'ContactPage' }, data, [
    'route',
    'contactPage',
    'siteFacts',
    'pricing',
    'addOns',
    'priceWords',
    'interfaceWords',
  ])
  const { route, contactPage: page, siteFacts, pricing, addOns, priceWords, allService } = data
  const { interfaceWords } = data
  const { direct, brief, afterwards, form, fields, endpoint } = page
  const email = (
    <p className="h3 display f-address">
      <a href={`mailto:${siteFacts.email}`}>{siteFacts.email}</a>
    </p>
  )
  const reputation = (
    <>
      <Reputation
        facts={siteFacts}
        words={{
          ...interfaceWords.reputation,
          hours: direct.hoursLabel,
          rating: direct.ratingLabel,
          priceRange: direct.priceRangeLabel,
        }}
      />
      <CompanyFacts facts={siteFacts} labels={direct} />
    </>
  )
  const directly = (
    <section className="grid band">
      <div className="l5 stack opening">
        <h2>{direct.heading}</h2>
        {email}
        <p>{direct.text}</p>
      </div>
      <div className="r7 opening">{reputation}</div>
    </section>
  )
  return (
    <Page route={route} metadata={page.metadata} heading={page.heading}>
      <Breadcrumb crumbs={route.crumbs} label={interfaceWords.lists.breadcrumb} />
      {endpoint === null ? (
        <>
          <PageOpening heading={page.heading} lead={page.lead} />
          {directly}
          <ContactBrief brief={brief} email={siteFacts.email} packages={pricing.packages} />
        </>
      ) : (
        <div className="grid no-row-gap f-page">
          <div className="l8 teal stack opening">
            <h1>{page.heading}</h1>
            <p className="lead">{form.introduction}</p>
            <ContactForm
              endpoint={endpoint}
              sentPath="/contact/sent"
              fields={fields}
              words={form}
              services={allService.nodes}
              offer={{ packages: pricing.packages, addOns: addOns.items }}
              priceWords={priceWords}
              email={siteFacts.email}
              subject={brief.subject}
            />
          </div>
          <div className="r4 deep opening f-aside">
            <h2>{afterwards.heading}</h2>
            <StepList steps={afterwards.steps} layout="rows" />
          </div>
        </div>
      )}
      {endpoint === null ? (
        <StepBand words={afterwards} />
      ) : (
        <>
          {directly}
          <ContactBrief brief={brief} email={siteFacts.email} lead={page.lead} />
        </>
      )}
    </Page>
  )
}

export const query = graphql`
  fragment ContactFieldWordsFields on ContactFieldWords {
    label
    hint
    missing
    wrong
  }
  query ContactPage {
    route(path: "/contact") {
      ...RouteFields
    }
    interfaceWords {
      lists {
        breadcrumb
      }
      reputation {
        days
        reviews {
          ...PluralFields
        }
      }
    }
    contactPage {
      heading
      lead
      endpoint
      metadata {
        ...PageMetadataFields
      }
      fields {
        name
        kind
        required
        maxLength
        pattern
        autocomplete
      }
      form {
        introduction
        more
        optional
        fields {
          name {
            ...ContactFieldWordsFields
          }
          email {
            ...ContactFieldWordsFields
          }
          company {
            ...ContactFieldWordsFields
          }
          service {
            ...ContactFieldWordsFields
          }
          figure {
            ...ContactFieldWordsFields
          }
          budget {
            ...ContactFieldWordsFields
          }
          timing {
            ...ContactFieldWordsFields
          }
          message {
            ...ContactFieldWordsFields
          }
          package {
            ...ContactFieldWordsFields
          }
          addOns {
            ...ContactFieldWordsFields
          }
        }
        budgets {
          slug
          name
        }
        timings {
          slug
          name
        }
        choice {
          summary
          none
          heading
          remove
        }
        privacy
        button
        sending
        trap
        faults {
          heading {
            ...PluralFields
          }
          tooLong
          characters
          choice
          trap
          tooQuick
        }
        failure {
          heading
          offline
          unreachable
          refused
          tooMany {
            ...PluralFields
          }
          tooLarge
          unreadable
          textLabel
          copy
          copied
          mail
        }
      }
      direct {
        heading
        text
        hoursLabel
        ratingLabel
        priceRangeLabel
        telephoneLabel
        companyLabel
        addressLabel
        timeZoneLabel
        peopleLabel
        nextStartLabel
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
    priceWords {
      from
      month
      estimate {
        once
        month
      }
    }
    siteFacts {
      email
      ...ReputationFields
      ...CompanyFields
    }
  }
`
