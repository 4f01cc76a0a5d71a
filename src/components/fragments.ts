/** What sections and the head ask of a page’s query. Each section takes the type made from its fragment. */
import { graphql } from 'gatsby'

export const listPageFields = graphql`
  fragment ListPageFields on ListPage {
    heading
    lead
    metadata {
      ...PageMetadataFields
    }
    closing {
      ...NextStepFields
    }
  }
`

export const priceWordsFields = graphql`
  fragment PriceWordsFields on PriceWords {
    from
    once
    month
  }
`

export const studyLinkFields = graphql`
  fragment StudyLinkFields on CaseStudy {
    path
    client
    standing {
      name
    }
  }
`

export const pluralFields = graphql`
  fragment PluralFields on PluralWords {
    zero
    one
    two
    few
    many
    other
  }
`

export const postListWordsFields = graphql`
  fragment PostListWordsFields on InterfaceWords {
    lists {
      breadcrumb
      pages
      page
      posts
      byTag
      allPosts
    }
  }
`
