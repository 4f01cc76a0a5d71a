/** Query fragments shared by pages and sections. Props use the types generated from them. */
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
