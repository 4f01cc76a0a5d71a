/** What the data layer adds to the GraphQL types, which gatsby-plugin-content-check makes of the declarations. */
import type { GatsbyNode } from 'gatsby'
import { createVariablesExtension } from '../data-layer/variables'
import { kindFields } from './kind-fields'

/** Types that no content declares. Each kind of page adds its own. */
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
    "The heading of that part in lists."
    sectionName: String!
    "The component, from the project's root; empty for a page in src/pages that no kind describes."
    component: String
    "What the query of its template needs besides the path."
    context: JSON
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
`

/** Declares every field, so that none is inferred from whatever the content happens to hold. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = args => {
  const { actions } = args
  createVariablesExtension(args)
  actions.createTypes(DERIVED)
  for (const { typeDefs } of kindFields) actions.createTypes(typeDefs)
}
