/** The GraphQL types and fields that aren't generated from schemas. gatsby-plugin-content-check creates the others. */
import type { GatsbyNode } from 'gatsby'
import { publicQueries } from '../data-layer/publication'
import { createVariablesExtension } from '../data-layer/variables'
import { contentTypes } from '../page-kinds/documents'
import { kindFields } from './kind-fields'
import { queryResolvers, routeResolvers } from './route-resolvers'

/** Types that don't represent content files. Each page kind adds its own. */
const DERIVED = /* GraphQL */ `
  "This build's settings."
  type BuildSettings implements Node @dontInfer {
    "Today, as YYYY-MM-DD."
    today: String!
  }

  "Front matter as gatsby-plugin-mdx parses it. Query CaseStudy, Post, or TextPage instead: their fields are validated."
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
    "The heading of the page's section in lists."
    sectionName: String!
    "The template's path; null for pages in src/pages."
    component: String
    "The meta description."
    description: String
    "The URL on another site that search engines should index instead."
    canonical: String
    "The text of the page's social image; see src/social/card.ts."
    card: JSON!
    "Whether the page lists other pages."
    isList: Boolean!
    "The label after the page's name in the sitemap: illustrative, or not live yet."
    mark: String
    "The note next to the page's name in the sitemap: a service's lowest prices, an example's service, or a tag's number of posts."
    note: String
    "The subject next to the page's name in the sitemap: a case study's industry or a post's service."
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
    "The breadcrumb, including this page."
    crumbs: [RouteLink!]!
    "The page's schema.org objects."
    jsonLd: [JSON!]!
    "Information for the page's editors; null on the live site."
    editing: RouteEditing
  }

  "Information for a page's editors in development and previews."
  type RouteEditing {
    "Why visitors can't see the page; null if they can."
    mark: String
    "The file the page comes from."
    file: String!
    "The URL for editing the file in a browser, if the repository is known."
    url: String
  }
`

/** Defines every field, so Gatsby doesn't infer any from the content. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = args => {
  const { actions } = args
  createVariablesExtension(args)
  actions.createTypes(DERIVED)
  for (const { typeDefs } of kindFields) actions.createTypes(typeDefs)
}

/** Registers the computed fields that all pages share and those each page kind adds. */
export const createResolvers: GatsbyNode['createResolvers'] = args => {
  const createResolvers = args.createResolvers as (resolvers: object) => void
  const publicTypes = contentTypes.filter(({ hasDrafts }) => hasDrafts)
  createResolvers({
    Query: Object.assign({}, queryResolvers, ...publicTypes.map(publicQueries)) as object,
    Route: routeResolvers,
  })
  for (const { resolvers } of kindFields) createResolvers(resolvers)
}
