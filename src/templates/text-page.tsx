import { graphql, type PageProps } from 'gatsby'
import { formatDate } from '../content/format'
import { LongText } from '../components/sections/LongText/LongText'
import { PageOpening } from '../components/sections/PageOpening/PageOpening'
import { Page } from '../components/layout/Page/Page'
import { requireData } from '../components/layout/require-data'

/**
 * A plain page: privacy, terms, accessibility, a sample deliverable, or any page an editor adds. A sample is
 * labeled as an example and ends with the same call to action as a service page.
 */
export default function TextPage({ data }: PageProps<Queries.TextPageQuery>) {
  const { route, textPage, provenanceWords, listPage } = requireData(data)
  const { example } = textPage
  return (
    <Page
      route={route}
      {...textPage}
      {...(example && { nextStep: listPage.entryNextStep, service: example.slug })}
    >
      <div className="pale">
        <PageOpening {...textPage}>
          {example && <p className="small">{provenanceWords.example}</p>}
          <p className="small">
            Last updated <time dateTime={textPage.date}>{formatDate(textPage.date)}</time>
          </p>
        </PageOpening>
      </div>
      <LongText {...textPage} />
    </Page>
  )
}

export const query = graphql`
  query TextPage($path: String!) {
    route(path: $path) {
      ...RouteFields
    }
    provenanceWords {
      example
    }
    listPage(key: { eq: "services" }) {
      entryNextStep {
        ...NextStepFields
      }
    }
    textPage(path: { eq: $path }) {
      heading: title
      lead
      date
      example {
        slug
      }
      html
      headings {
        id
        text
      }
      metadata {
        ...PageMetadataFields
      }
    }
  }
`
