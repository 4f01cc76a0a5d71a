/** Query fragments for sections and the head. Each section’s props use its fragment’s generated type. */
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
