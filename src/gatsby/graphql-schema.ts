/** What the data layer adds to the GraphQL types, which gatsby-plugin-content-check makes of the declarations. */
import type { GatsbyNode } from 'gatsby'
import { createVariablesExtension } from './variables'

/** Fields that are worked out rather than written. Their resolvers are in resolvers.ts. */
const DERIVED = /* GraphQL */ `
  "What the environment asks of this build."
  type BuildSettings implements Node @dontInfer {
    "The day that counts as today."
    today: String!
  }

  "Front matter as gatsby-plugin-mdx reads it. Pages ask for CaseStudy and Post, whose fields are checked."
  type MdxFrontmatter @dontInfer {
    title: String!
  }

  "A heading of a text, for its table of contents."
  type TextHeading {
    "The heading's anchor on the page."
    id: String!
    "The heading's words."
    text: String!
  }

  "A link to a page."
  type RouteLink {
    "The page's name in breadcrumbs and lists."
    name: String!
    "The page's path."
    path: String!
  }

  "A page of the site."
  type Route {
    "The page's name in breadcrumbs and lists."
    name: String!
    "The page's path."
    path: String!
    "The part of the site that the page belongs to: main, services, case-studies or blog."
    section: String!
    "What search engines show of the page."
    description: String
    "Whether lists and sitemaps leave the page out."
    isUnlisted: Boolean!
    "The address elsewhere that search engines shall list in the page's place."
    canonical: String
    "What the page's social image says: see src/social/card.ts."
    card: JSON!
    "Whether the page lists others."
    isList: Boolean!
    "What the list of all pages adds to the name: that a study is illustrative, that a page is not live yet."
    mark: String
    "What the list of all pages says beside the name: a service's lowest prices, the service of an example, how many posts a tag has."
    note: String
    "What the list of all pages sorts the page under: the industry of a study, the service of a post."
    subject: String
    "What the search finds the page as: services, caseStudies, posts or pages."
    kind: String!
    "The day of publication, where the content has one."
    published: String
    "The day of the last change, where the content tells it."
    changed: String
    "The page's whole address."
    url: String!
    "The whole address of the page's social image."
    image: String!
    "The way from the home page to this one, this one included."
    crumbs: [RouteLink!]!
    "The addresses of the pages of a list that goes on, which a page of the list leads to."
    pages: [String!]!
    "The page's schema.org objects."
    jsonLd: [JSON!]!
    "What the page says to those who write it; nothing on the live site."
    editing: RouteEditing
  }

  "What a page in develop and previews says to those who write it."
  type RouteEditing {
    "Why visitors do not see the page; nothing where they do."
    mark: String
    "The file that the page is written in."
    file: String!
    "Where that file can be changed in a browser, if the repository is known."
    url: String
  }

  type Service implements Node {
    "What the service costs, in short."
    prices: ServicePrices!
    "Its deliverables that are shown as examples."
    examples: [TextPage!]!
  }

  type ServicePricingRow {
    "The row's price, or that of the add-on which it names."
    cost: Price!
  }

  "From the lowest sum of money to the highest."
  type PriceSpan {
    lowest: Float!
    highest: Float
  }

  "What a service costs, worked out of the prices on its page."
  type ServicePrices {
    "Where the prices stand."
    path: String!
    "The lowest prices to begin with: “from $2,800, or $1,900 a month”."
    lowest: String!
    "What a typical client pays in all."
    total: String!
    "The same in numbers; the highest is missing where the total has no upper end."
    range: PriceSpan!
    "What the total is added up from."
    working: String!
    "How long that takes."
    time: String!
  }

  "What is said of a study because of its provenance."
  type ProvenanceLabel {
    "The mark of an illustrative study; a verified one has none."
    mark: String
    "What an illustrative study is called within a sentence."
    name: String
    "The line under the study's title."
    sentence: String!
  }

  type CaseStudy implements Node {
    "The page's path."
    path: String!
    "What is said of it while visitors do not see it: that it is a draft, or from when on it is live."
    unpublished: String
    "How the study is marked."
    provenanceLabel: ProvenanceLabel!
    "The cover drawn from the first metric, as SVG."
    drawing: String!
    "The field of colour that the opening stands on: pale, teal or deep."
    field: String!
    "The text as HTML, ready to be placed into a page."
    html: String!
    "What was made, as far as its text shows it."
    work: StudyWork
  }

  "The picture of what was made, as static HTML; on phones, the one for them stands in its place."
  type StudyWork {
    "With its description."
    html: String!
    "The same for the first view of its study."
    opening: String!
    "Without a description, beside a link to the study."
    broad: String!
    "What the study says under it."
    caption: String
    "The page in which what it shows can be operated."
    tryIt: String
  }

  type StudyFigure {
    "The drawing, as static HTML and SVG."
    html: String!
  }

  type ContactPage implements Node {
    "Where the form is sent; nothing where there is none."
    endpoint: String
    "Where choices of the estimate go without script: the site's own handler fills the form in with them."
    choicesAction: String!
  }

  type Tag implements Node {
    "The address of the tag's page, which is there if a post has the tag."
    path: String!
    "What search engines and social networks are told about that page."
    metadata: PageMetadata!
  }

  type Post implements Node {
    "The page's path."
    path: String!
    "What is said of it while visitors do not see it: that it is a draft, or from when on it is live."
    unpublished: String
    "The text as HTML, ready to be placed into a page."
    html: String!
    "Its headings of the second level."
    headings: [TextHeading!]!
    "Minutes that the text takes to read, at 220 words a minute, at least one."
    readingMinutes: Int!
  }

  type TextPage implements Node {
    "The page's path."
    path: String!
    "The text as HTML, ready to be placed into a page."
    html: String!
    "Its headings of the second level."
    headings: [TextHeading!]!
  }
`

/** Declares every field, so that none is inferred from whatever the content happens to hold. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = args => {
  const { actions } = args
  createVariablesExtension(args)
  actions.createTypes(DERIVED)
}
