/** What sections and the head ask of a page’s query. Each section takes the type made from its fragment. */
import { graphql } from 'gatsby'

export const listPageFields = graphql`
  fragment ListPageFields on ListPage {
    heading
    lead
    metadata {
      ...PageMetadataFields
    }
    nextStep {
      ...NextStepFields
    }
  }
`

export const studyLinkFields = graphql`
  fragment StudyLinkFields on CaseStudy {
    path
    client
    provenanceLabel {
      name
    }
  }
`
