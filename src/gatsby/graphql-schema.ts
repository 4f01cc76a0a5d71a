/** The GraphQL types that don't come from schemas. gatsby-plugin-content-check makes the others. */
import type { GatsbyNode } from 'gatsby'
import { createVariablesExtension } from '../data-layer/variables'
import { kindFields } from './kind-fields'

/** Types without content. Each kind of page adds its own. */
const DERIVED = /* GraphQL */ `
  "The settings of this build."
  type BuildSettings implements Node @dontInfer {
    "Today, as YYYY-MM-DD."
    today: String!
  }

  "Front matter as gatsby-plugin-mdx reads it. Query CaseStudy, Post, or TextPage instead: their fields are checked."
  type MdxFrontmatter @dontInfer {
    title: String!
  }

  "A heading, for the table of contents."
  type TextHeading {
    "The heading's id on the page."
    id: String!
    "The heading's text."
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
    "The heading of its section of the site in lists."
    sectionName: String!
    "The component's path; empty for a page in src/pages without a kind."
    component: String
    "The meta description."
    description: String
    "Whether lists and sitemaps leave out the page."
    isUnlisted: Boolean!
    "The URL on another site that search engines should list instead."
    canonical: String
    "The text of the page's social image; see src/social/card.ts."
    card: JSON!
    "Whether the page lists others."
    isList: Boolean!
    "The label after the page's name in the sitemap: illustrative, or not live yet."
    mark: String
    "The note next to the page's name in the sitemap: a service's lowest prices, the service of an example, how many posts a tag has."
    note: String
    "The heading the page is grouped under in the sitemap: the industry of a case study, the service of a post."
    subject: String
    "The page's category in search: services, caseStudies, posts, or pages."
    kind: String!
    "The publication date, if the content has one."
    published: String
    "The date of the last change, if the content has one."
    changed: String
    "The page's URL."
    url: String!
    "The URL of the page's social image."
    image: String!
    "The breadcrumb, this page included."
    crumbs: [RouteLink!]!
    "The page's schema.org objects."
    jsonLd: [JSON!]!
    "What the page tells its editors; null on the live site."
    editing: RouteEditing
  }

  "What a page tells its editors in development and previews."
  type RouteEditing {
    "Why visitors can't see the page; null if they can."
    mark: String
    "The file the page comes from."
    file: String!
    "Where to edit that file in a browser, if the repository is known."
    url: String
  }
`

/** Defines every field, so that Gatsby infers none from the content. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = args => {
  const { actions } = args
  createVariablesExtension(args)
  actions.createTypes(DERIVED)
  for (const { typeDefs } of kindFields) actions.createTypes(typeDefs)
}
