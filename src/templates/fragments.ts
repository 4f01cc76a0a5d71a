/** What sections and the head ask of a page’s query. Each section takes the type made from its fragment. */
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
    editing {
      mark
      url
      label
      text
    }
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
      ...NextStepFields
    }
  }
`

export const budgetListFields = graphql`
  fragment BudgetListFields on Budgets {
    heading
    text
    items {
      title
      summary
      buys {
        name
        price
      }
      text
    }
  }
`

export const priceWordsFields = graphql`
  fragment PriceWordsFields on PriceWords {
    heading
    from
    once
    month
    contact
    barLabel
  }
`

export const caseCardFields = graphql`
  fragment CaseCardFields on CaseStudy {
    slug
    path
    title
    client
    unpublished
    standing {
      mark
    }
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
      better
    }
    drawing
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

export const resultRowFields = graphql`
  fragment ResultRowFields on CaseStudy {
    path
    client
    standing {
      name
    }
    metrics {
      label
      baseline
      value
      format
      better
      window
    }
  }
`

export const postCardFields = graphql`
  fragment PostCardFields on Post {
    path
    unpublished
    title
    summary
    date
    readingMinutes
    service {
      shortName
    }
    drawing
    thumbnail
  }
`

export const studyFigureFields = graphql`
  fragment StudyFigureFields on StudyFigure {
    html
    title
    text
    caseStudy {
      ...StudyLinkFields
    }
  }
`

export const workSampleFields = graphql`
  fragment WorkSampleFields on WorkSample {
    title
    picture {
      html
      caption
    }
    caseStudy {
      ...StudyLinkFields
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
      sample
      source {
        name
        url
      }
    }
  }
`

export const companyFields = graphql`
  fragment CompanyFields on SiteFacts {
    telephone
    nextStart
    company {
      legalName
      address {
        street
        locality
        region
        postalCode
        country
      }
      timeZone
      people
    }
  }
`

export const nextStepFields = graphql`
  fragment NextStepFields on NextStep {
    heading
    text
    action {
      text
      path
    }
  }
`

export const casePosterFields = graphql`
  fragment CasePosterFields on CaseStudy {
    title
    summary
    picture
    field
    work {
      broad
    }
    standing {
      sentence
    }
    industry {
      name
    }
    services {
      shortName
    }
    metrics {
      label
      baseline
      value
      format
      better
      window
    }
  }
`

export const caseSummaryFields = graphql`
  fragment CaseSummaryFields on CaseStudy {
    challenge
    approach
    didNotWork
  }
`

export const postOpeningFields = graphql`
  fragment PostOpeningFields on Post {
    title
    summary
    date
    updated
    readingMinutes
    drawing
    field
    author {
      name
    }
    service {
      slug
      shortName
      path
    }
    tags {
      ...TagLinkFields
    }
  }
`

export const tagLinkFields = graphql`
  fragment TagLinkFields on Tag {
    name
    path
  }
`

export const postLinkFields = graphql`
  fragment PostLinkFields on Post {
    path
    title
  }
`

export const sourceFields = graphql`
  fragment SourceFields on PostSource {
    title
    publisher
    date
    checked
    url
  }
`

export const serviceCardFields = graphql`
  fragment ServiceCardFields on Service {
    name
    path
    drawing
    summary
    prices {
      path
      lowest
    }
  }
`

export const serviceHeroFields = graphql`
  fragment ServiceHeroFields on Service {
    slug
    drawing
  }
`

export const exampleLinkFields = graphql`
  fragment ExampleLinkFields on TextPage {
    path
    title
  }
`

export const keyFigureFields = graphql`
  fragment KeyFigureFields on ServicePageFigure {
    value
    label
    source
    caseStudy {
      path
      standing {
        label
      }
    }
  }
`

export const servicePricesFields = graphql`
  fragment ServicePricesFields on ServicePricing {
    heading
    text
    rows {
      name
      price
      includes
    }
  }
`

export const questionFields = graphql`
  fragment QuestionFields on FaqItem {
    slug
    question
    answer
  }
`

export const homeHeroFields = graphql`
  fragment HomeHeroFields on HomePage {
    heading
    lead
    primaryAction {
      text
      path
    }
    secondaryAction {
      text
      path
    }
    work {
      hero {
        path
        client
        standing {
          name
        }
        charts {
          title
          poster
        }
      }
    }
  }
`

export const webApplicationHeroFields = graphql`
  fragment WebApplicationHeroFields on WebApplicationHero {
    heading
    lead
    startButton {
      text
      path
    }
    portfolioButton {
      text
      path
    }
    tiles {
      title
      text
    }
  }
`

export const capabilityGroupFields = graphql`
  fragment CapabilityGroupFields on CapabilityGroup {
    name
    text
    items
  }
`

export const packagesFields = graphql`
  fragment PackagesFields on Pricing {
    popularLabel
    note
    packages {
      slug
      name
      price
      period
      description
      features
      popular
      buttonText
    }
  }
`

export const addOnListFields = graphql`
  fragment AddOnListFields on AddOns {
    heading
    introduction
    items {
      slug
      name
      price
      period
      most
      description
    }
  }
`

export const contactBriefFields = graphql`
  fragment ContactBriefFields on ContactBrief {
    packagesLabel
    heading
    text
    questions
    subject
    buttonText
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

export const timeWordsFields = graphql`
  fragment TimeWordsFields on TimeWords {
    weeks
    months
    month
    from
    before
  }
`

export const reputationWordsFields = graphql`
  fragment ReputationWordsFields on ReputationWords {
    hours
    days
    rating
    reviews {
      ...PluralFields
    }
    priceRange
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
    pages {
      further
      furtherDescription
    }
  }
`
