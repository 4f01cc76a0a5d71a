/** Parts that several queries ask for. */
import { graphql } from 'gatsby'

export const pageMetadataFields = graphql`
  fragment PageMetadataFields on PageMetadata {
    title
    description
    keywords
    ogTitle
    ogDescription
    ogType
    ogImage
    ogImageAlt
    canonicalUrl
    twitterCard
    twitterTitle
    twitterDescription
    twitterImage
    structuredData
  }
`

export const routeFields = graphql`
  fragment RouteFields on Route {
    path
    published
    changed
    url
    image
    crumbs {
      name
      path
    }
    jsonLd
  }
`

export const listPageFields = graphql`
  fragment ListPageFields on ListPage {
    heading
    lead
    metadata {
      ...PageMetadataFields
    }
    closing {
      heading
      text
      action {
        text
        path
      }
    }
  }
`

export const caseCardFields = graphql`
  fragment CaseCardFields on CaseStudy {
    slug
    path
    title
    client
    provenance
    industry {
      slug
      name
    }
    services {
      slug
      shortName
    }
    metrics {
      label
      baseline
      value
      format
    }
    drawing
  }
`

export const postCardFields = graphql`
  fragment PostCardFields on Post {
    path
    title
    summary
    date
    readingMinutes
    service {
      shortName
    }
    drawing
  }
`

export const studyFigureFields = graphql`
  fragment StudyFigureFields on StudyFigure {
    html
    title
    text
    caseStudy {
      path
      client
      provenance
    }
  }
`

export const reputationFields = graphql`
  fragment ReputationFields on SiteFacts {
    priceRange
    hours {
      days
      opens
      closes
    }
    rating {
      value
      best
      count
    }
  }
`
